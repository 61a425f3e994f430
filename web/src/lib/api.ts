/** Requests to the server. Whatever goes wrong becomes a Problem with a sentence for people. */
import type { Failure, Me } from '../wire';

export class Problem extends Error {
  constructor(
    /** One of the kinds in docs/api.md, or `offline`. */
    readonly kind: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** What kind of problem a request met with: whatever is none of the server's is the line's. */
export function kindOf(error: unknown): string {
  return error instanceof Problem ? error.kind : 'offline';
}

let known: Promise<Me> | null = null;

/** Be somebody: the first answer to this brings the cookie that seats belong to. */
export function identify(): Promise<Me> {
  known ??= request<Me>('/me', {}).catch((problem) => {
    known = null; // ask again next time
    throw problem;
  });
  return known;
}

export async function get<Answer>(path: string): Promise<Answer> {
  await identify();
  return request<Answer>(path, {});
}

export async function post<Answer>(path: string, body: unknown = undefined): Promise<Answer> {
  await identify();
  return request<Answer>(path, {
    method: 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** A text of the server's, such as the words of a game. */
export async function getText(path: string): Promise<string> {
  const response = await fetch(`/api${path}`).catch(() => null);
  if (!response?.ok) throw new Problem(response ? `status-${response.status}` : 'offline', '');
  return response.text();
}

async function request<Answer>(path: string, how: RequestInit): Promise<Answer> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...how }).catch(
    () => null,
  );
  if (!response) throw new Problem('offline', '');
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const failure = answer as Partial<Failure> | null;
  throw new Problem(failure?.error ?? `status-${response.status}`, failure?.sentence ?? '');
}

/** A name for one command: sent twice, it is done once. */
export function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
