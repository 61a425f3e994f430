"""A client of Serai's API for Python programs. `serai.client.sit_down(link, "Ann")` takes a
seat."""

from __future__ import annotations

from serai.client.connection import Client
from serai.client.errors import Failed, Offline, Refused
from serai.client.seat import Seat, sit_down

__all__ = ["Client", "Failed", "Offline", "Refused", "Seat", "sit_down"]
