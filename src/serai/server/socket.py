"""The WebSocket: a connection to one table. Numbered news go out, commands come in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from serai.engine.errors import SeraiError
from serai.server import incoming
from serai.server.api.tables import foretell, reason
from serai.server.connection_limit import TooManyConnections
from serai.server.departure import COME_AGAIN
from serai.server.error_answers import describe, error_facts
from serai.server.guard import BROKEN_POLICY, TRY_LATER, is_foreign
from serai.server.identity import identity_or_none
from serai.server.metrics import SOCKETS
from serai.server.outbox import Outbox
from serai.table.listener import Listener
from serai.table.messages import encode
from serai.table.rate_limit import RateLimit
from serai.table.session import Session
from serai.table.tables import Tables

router = APIRouter()
MESSAGE_LIMIT = 16 * 1024
HELLOS, HELLOS_PER_SECOND = 10.0, 0.5
"""The whole picture of a table is long: a client needs it when it comes and after a gap."""
HELLO_WITHIN = 30.0
"""Who has said nothing after so many seconds may connect again."""
PER_SECOND, BURST = 20.0, 60.0
FLOOD = 200
"""So many refused messages end a connection."""
NO_MORE, TOO_SLOW = 4404, 4408
GONE = (WebSocketDisconnect, RuntimeError)
"""So Starlette says that nothing more can be sent."""

READER: TypeAdapter[Any] = TypeAdapter(incoming.ClientMessage)


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Tell a table's news and take commands, until either side leaves."""
    state = websocket.app.state
    if is_foreign(websocket.headers, state.settings.origins):
        await websocket.close(BROKEN_POLICY)
        return
    await websocket.accept()
    if state.departure.has_begun:
        await websocket.close(COME_AGAIN)
        return
    try:
        who = identity_or_none(websocket)
        state.bans.check(who)
        with state.connections.counted(websocket, who):
            session = await state.tables.find(table)
            patience = state.settings.patience
            connection = Connection(websocket, state.tables, session, who, patience)
            with state.departure.tells(connection.send_away), SOCKETS.track_inprogress():
                await connection.serve()
    except SeraiError as error:
        with contextlib.suppress(*GONE):
            await websocket.send_text(encode({"type": "error", **error_facts(error)}))
        await close(websocket, TRY_LATER if isinstance(error, TooManyConnections) else NO_MORE)


async def close(websocket: WebSocket, code: int) -> None:
    """End a connection, which either side may have ended meanwhile."""
    with contextlib.suppress(*GONE):
        await websocket.close(code)


class Connection:
    """A client at a table."""

    def __init__(
        self,
        websocket: WebSocket,
        tables: Tables,
        session: Session,
        who: str | None,
        patience: float,
    ) -> None:
        self.websocket = websocket
        self.tables = tables
        self.session = session
        self.who = who
        self.outbox = Outbox()
        self.closing = TOO_SLOW
        self.listener = Listener(who, tables.invite(session.id), self.send)
        self.listener.let_go = self.let_go
        self.rate = RateLimit(PER_SECOND * patience, BURST * patience)
        self.greeting = RateLimit(HELLOS_PER_SECOND * patience, HELLOS * patience)
        self.refused = 0
        self.handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            incoming.HelloMessage: self.hello,
            incoming.PlayMessage: self.play,
            incoming.UndoMessage: self.undo,
            incoming.ChatMessage: self.chat,
            incoming.WhyMessage: self.why,
            incoming.PreviewMessage: self.preview,
        }

    def send(self, text: str) -> None:
        """Let a message be sent soon. A client that is too slow is disconnected."""
        if not self.outbox.put(text):
            self.let_go()

    def let_go(self) -> None:
        """End the connection, whatever still waits to be sent."""
        self.tables.detach(self.session, self.listener)
        self.outbox.end()

    def send_away(self) -> None:
        """The server leaves: whoever is connected shall come again."""
        self.closing = COME_AGAIN
        self.outbox.finish()

    async def serve(self) -> None:
        """Send and receive until the connection ends."""
        sender = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            if self.listener in self.session.listeners:
                self.tables.detach(self.session, self.listener)

    async def _send_all(self) -> None:
        with contextlib.suppress(*GONE):
            while (text := await self.outbox.get()) is not None:
                await self.websocket.send_text(text)
            await self.websocket.close(self.closing)

    async def _receive_all(self) -> None:
        try:
            text = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError:
            await close(self.websocket, TOO_SLOW)
            return
        while self.refused < FLOOD:
            if text is not None:
                await self._take(text)
            await asyncio.sleep(0)  # messages that have come already must not keep others waiting
            text = await self._receive()
        await close(self.websocket, BROKEN_POLICY)

    async def _receive(self) -> str | bytes | None:
        """The next message; None if it is too large or comes too soon."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        if len(text) > MESSAGE_LIMIT:
            self.fail("too-large", f"a message has at most {MESSAGE_LIMIT} bytes")
            return None
        if self.rate.wait(""):
            self.fail("too-many", "too many messages: slow down")
            return None
        return text

    async def _take(self, text: str | bytes) -> None:
        try:
            message = READER.validate_json(text)
        except ValidationError as error:
            self.fail("bad-request", describe(error))
            return
        await self.handlers[type(message)](message)

    def fail(self, kind: str, sentence: str) -> None:
        """A message was not understood."""
        self.refused += 1
        self.send(encode({"type": "error", "error": kind, "sentence": sentence}))

    # --- Messages -----------------------------------------------------------------------------

    async def hello(self, message: incoming.HelloMessage) -> None:
        """Bring the client up to date."""
        if self.greeting.wait(""):
            self.fail("too-many", "too many greetings: what is new comes by itself")
            return
        await self.tables.attach(self.session, self.listener, message.have, message.ply)

    async def play(self, message: incoming.PlayMessage) -> None:
        """Play an action."""
        work = self.tables.play
        who = self.who or ""
        await self._command(
            message.command,
            work(self.session, who, message.command, message.ply, message.action),
        )

    async def undo(self, message: incoming.UndoMessage) -> None:
        """Take back a decision."""
        work = self.tables.undo(self.session, self.who or "", message.command, message.ply)
        await self._command(message.command, work)

    async def chat(self, message: incoming.ChatMessage) -> None:
        """Say something."""
        work = self.tables.chat(self.session, self.who or "", message.command, message.text)
        await self._command(message.command, work)

    async def _command(self, command: str, work: Awaitable[int]) -> None:
        try:
            number = await work
        except SeraiError as error:
            facts = error_facts(error, self.session)
            self.send(encode({"type": "refused", "command": command, **facts}))
        else:
            self.send(encode({"type": "done", "command": command, "number": number}))

    async def why(self, message: incoming.WhyMessage) -> None:
        """Say why something is not allowed."""
        try:
            refusal = reason(message, self.session, self.who)
        except SeraiError as error:
            self.send(encode({"type": "error", **error_facts(error)}))
        else:
            self.send(encode({"type": "reasons", "ask": message.ask, "refusal": refusal}))

    async def preview(self, message: incoming.PreviewMessage) -> None:
        """Say what each offer would do; if the table has moved on, say nothing."""
        with contextlib.suppress(SeraiError):
            found = await foretell(self.session, self.who)
            if found["ply"] == message.ply:
                self.send(encode(found))
