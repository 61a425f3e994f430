"""HTTP, WebSocket and storage for the tables of `serai.table`. No game is named here."""
