import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, Moment, News } from '../src/wire';

/** A connection that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
  }
  begin() {
    this.readyState = 1;
    this.onopen();
  }
  lose() {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'serai.test' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"id":"me"}')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function moment(
  ply: number,
  since: number,
  events: [number, string][],
  more: Partial<Moment> = {},
): Moment {
  const story = events.map(([at, event]) => ({ ply: at, event: { event } }));
  return {
    ply,
    since,
    story,
    recaps: [],
    you: 0,
    actor: 0,
    view: { ply },
    prompt: null,
    turn: null,
    offers: [],
    scores: [],
    tally: { seats: [], distances: [], ties: [] },
    can_undo: false,
    over: false,
    winners: [],
    dice: { commitment: '', contributions: [] },
    ...more,
  };
}

function news(number: number, before: number | null, told?: Moment): News {
  return { type: 'news', number, before, ...(told ? { moment: told } : {}) };
}

async function sitDown(pause = 0) {
  const { Table } = await import('../src/lib/table.svelte');
  const table = new Table('t', () => pause);
  await settled();
  const socket = FakeSocket.all[0]!;
  socket.begin();
  socket.hear(news(3, null, moment(5, 0, [[4, 'a']])));
  return { table, socket };
}

test('news that does not fit is not taken in: the client asks for what it lacks', async () => {
  const { table, socket } = await sitDown();
  socket.hear(news(6, 5, moment(8, 7, [[7, 'c']])));
  expect(table.moment?.ply).toBe(5);
  expect(socket.sent.at(-1)).toEqual({ type: 'hello', have: 3, ply: 5 });
});

test('a change makes the next moment of the newest, on show or not', async () => {
  const { table, socket } = await sitDown(300);
  const now = { ply: 6, since: 5, story: [{ ply: 5, event: { event: 'b' } }], view: { ply: 6 } };
  socket.hear({ ...news(4, 3), change: { now, gone: [] } });
  const later = { ply: 7, since: 6, story: [{ ply: 6, event: { event: 'c' } }], over: true };
  socket.hear({ ...news(5, 4), change: { now: later, gone: [['view', 'ply']] } });
  expect(table.moment).toEqual(moment(6, 5, [[5, 'b']]));
  await vi.advanceTimersByTimeAsync(300);
  expect(table.moment).toEqual(moment(7, 6, [[6, 'c']], { over: true, view: {} }));
});

test('a change of a moment that one does not have is asked for as a whole', async () => {
  const { table, socket } = await sitDown();
  table.moment = null;
  socket.hear({ ...news(4, 3), change: { now: { ply: 6 }, gone: [] } });
  expect(table.moment).toBeNull();
  expect(socket.sent.at(-1)).toMatchObject({ type: 'hello' });
});

test('news that is known already changes nothing', async () => {
  const { table, socket } = await sitDown();
  socket.hear(news(3, 2, moment(4, 3, [[3, 'x']])));
  expect(table.moment?.ply).toBe(5);
  expect(table.story.map((told) => told.event.event)).toEqual(['a']);
});

test('what was taken back leaves the story', async () => {
  const { table, socket } = await sitDown();
  socket.hear(news(4, 3, moment(6, 5, [[5, 'b']])));
  await settled();
  socket.hear(news(5, 4, moment(5, 5, [])));
  await settled();
  expect(table.story.map((told) => told.event.event)).toEqual(['a']);
  expect(table.moment?.ply).toBe(5);
});

test('moments are shown one after the other, or skipped', async () => {
  const { table, socket } = await sitDown(300);
  for (const ply of [6, 7, 8])
    socket.hear(news(ply - 2, ply - 3, moment(ply, ply - 1, [[ply - 1, `e${ply}`]])));
  expect(table.moment?.ply).toBe(6);
  expect(table.isPlayingBack).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(table.moment?.ply).toBe(7);
  expect(table.lastEvents).toEqual([{ event: 'e7' }]);
  table.skip();
  expect(table.moment?.ply).toBe(8);
  expect(table.isPlayingBack).toBe(false);
});

test('a move without an answer is sent again under the same name after a lost connection', async () => {
  const { table, socket } = await sitDown();
  table.play({ id: 'raise 2,3', action: { do: 'raise_worm', tile: '2,3' } });
  const sent = socket.sent.at(-1)!;
  expect(sent).toMatchObject({ type: 'play', ply: 5, action: 'raise 2,3' });
  socket.lose();
  expect(table.isConnected).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  const next = FakeSocket.all.at(-1)!;
  next.begin();
  expect(next.sent[0]).toEqual({ type: 'hello', have: 3, ply: 5 });
  expect(next.sent[1]).toEqual(sent);
  next.hear({ type: 'done', command: (sent as { command: string }).command, number: 4 });
  next.lose();
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.all.at(-1)!.begin();
  expect(FakeSocket.all.at(-1)!.sent).toHaveLength(1);
});

test('a connection that answers nothing for long is given up, said to be lost, and tried again', async () => {
  const { table, socket } = await sitDown();
  table.play({ id: 'raise 2,3', action: { do: 'raise_worm', tile: '2,3' } });
  const sent = socket.sent.at(-1)!;
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(table.isConnected).toBe(false);
  expect(socket.readyState).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  const next = FakeSocket.all.at(-1)!;
  expect(next).not.toBe(socket);
  next.begin();
  expect(next.sent).toContainEqual(sent);
  expect(table.isConnected).toBe(true);
});

test('steps are kept while they can be taken back', async () => {
  const { table, socket } = await sitDown();
  table.play({ id: 'die 3 wall', action: { do: 'use_die', die: '3', deed: 'wall' } });
  socket.hear({
    type: 'done',
    command: (socket.sent.at(-1) as { command: string }).command,
    number: 4,
  });
  socket.hear(news(4, 3, moment(6, 5, [], { can_undo: true })));
  await settled();
  expect(table.steps.map((step) => step.action.do)).toEqual(['use_die']);
  socket.hear(news(5, 4, moment(7, 6, [], { can_undo: false })));
  await settled();
  expect(table.steps).toEqual([]);
});

test('a refusal is shown, and the next move may be made', async () => {
  const { table, socket } = await sitDown();
  table.play({ id: 'raise 2,3', action: { do: 'raise_worm', tile: '2,3' } });
  const refusal = { action: '', clause: 'silk.raise.2', reason: '', en: 'no', es: 'no', link: '' };
  socket.hear({
    type: 'refused',
    command: (socket.sent.at(-1) as { command: string }).command,
    error: 'illegal',
    sentence: '',
    refusal,
  });
  expect(table.refusal).toEqual(refusal);
  expect(table.isWaiting).toBe(false);
});

const lastCommand = (socket: FakeSocket) => (socket.sent.at(-1) as { command: string }).command;

test('a move that is not answered soon is shown to be on its way, until it is', async () => {
  const { table, socket } = await sitDown();
  table.play({ id: 'raise 2,3', action: { do: 'raise_worm', tile: '2,3' } });
  await vi.advanceTimersByTimeAsync(240);
  expect(table.isSlow).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(table.isSlow).toBe(true);
  socket.hear({ type: 'done', command: lastCommand(socket), number: 4 });
  expect(table.isSlow).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(table.isSlow).toBe(false);
});

test('a line of chat that is refused is given back, and a move on its way stays so', async () => {
  const { table, socket } = await sitDown();
  table.play({ id: 'raise 2,3', action: { do: 'raise_worm', tile: '2,3' } });
  table.say('hello');
  socket.hear({ type: 'refused', command: lastCommand(socket), error: 'too-many', sentence: '' });
  expect(table.unsaid).toEqual({ text: 'hello', error: 'too-many' });
  expect(table.isWaiting).toBe(true);
  table.say('hello again');
  expect(table.unsaid).toBe(null);
  socket.hear({ type: 'done', command: lastCommand(socket), number: 4 });
  expect(table.isWaiting).toBe(true);
});
