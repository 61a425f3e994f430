/** What the server tells of a moment: what is otherwise in it than in the one before. */
import type { Moment, MomentChange } from '../wire';

type Fields = Readonly<Record<string, unknown>>;

/** The moment after a change; the one before stays as it is. */
export function changed(before: Moment, { now, gone }: MomentChange): Moment {
  const after = gone.reduce(without, merged(before as unknown as Fields, now));
  return after as unknown as Moment;
}

function merged(before: Fields, now: Fields): Fields {
  const fields = Object.entries(now).map(([name, value]) => {
    const old = before[name];
    return [name, isObject(old) && isObject(value) ? merged(old, value) : value];
  });
  return { ...before, ...(Object.fromEntries(fields) as Fields) };
}

function without(before: Fields, [name, ...way]: readonly string[]): Fields {
  const { [name ?? '']: inner, ...rest } = before;
  return way.length && isObject(inner) ? { ...before, [name ?? '']: without(inner, way) } : rest;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
