import { beforeAll, expect, test, vi } from 'vitest';

const answers: Response[] = [];
const sent: { command: string }[] = [];
const busy = () => new Response('{"error":"busy","sentence":"wait"}', { status: 503 });
const opened = () => new Response('{"table":{"id":"t"}}', { status: 201 });

let lib: typeof import('../src/lib/opening');

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    if (path === '/api/me') return Promise.resolve(new Response('{"id":"me"}'));
    sent.push(JSON.parse(String(how.body)));
    return Promise.resolve(answers.shift());
  });
  lib = await import('../src/lib/opening');
});

test('who was not answered asks for the same table again, and then for another', async () => {
  answers.push(busy(), opened(), opened());
  const wish = { game: 'silk', seats: [] };
  await expect(lib.openTable(wish)).rejects.toThrow('wait');
  await lib.openTable(wish);
  await lib.openTable(wish);
  const [first, again, other] = sent.map(({ command }) => command);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
