"""HTTP, WebSocket and storage around `serai.table`. No game is named here."""
