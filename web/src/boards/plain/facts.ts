/** What a view says, part by part: a table of any game, in the words of its catalogue. */
import type { Player, Say } from '../board';

/** A part of a view with its name, and what stood there before; both as JSON has them. */
export interface Fact {
  name: string;
  value: unknown;
  before: unknown;
}

/** What a view says to programs; who looks at it knows which game this is, and who they are. */
const KNOWN = ['game', 'seat'];

export function factsOf(view: unknown, before: unknown): Fact[] {
  return (partsOf(view, before) ?? []).filter(({ name }) => !KNOWN.includes(name));
}

/** The named parts of a value, or the numbered ones of a list of more than words; null where it
 * has none. */
export function partsOf(value: unknown, before: unknown): Fact[] | null {
  if (Array.isArray(value)) {
    if (!value.some(isComposed)) return null;
    return value.map((each, i) => ({ name: String(i + 1), value: each, before: at(before, i) }));
  }
  if (!isComposed(value)) return null;
  return Object.entries(value).map(([name, each]) => ({
    name,
    value: each,
    before: at(before, name),
  }));
}

function isComposed(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function at(value: unknown, name: string | number): unknown {
  return isComposed(value) ? (value as Record<string | number, unknown>)[name] : undefined;
}

/** A view sorted by how it is shown: what is one value each, what every seat has, and the rest. */
export function sorted(facts: readonly Fact[], players: readonly Player[]) {
  const parts = (fact: Fact) => partsOf(fact.value, fact.before) ?? [];
  const isSingle = (fact: Fact) => parts(fact).length === 0;
  const isOfSeats = (fact: Fact) =>
    !isSingle(fact) &&
    parts(fact).every((part) => playerOf(players, part.name) && fitsLine(part.value));
  return {
    single: facts.filter(isSingle),
    ofSeats: facts.filter(isOfSeats),
    others: facts.filter((fact) => !isSingle(fact) && !isOfSeats(fact)),
  };
}

/** Whether a value is a word, a list of words, or words with names. */
export function fitsLine(value: unknown): boolean {
  return !isComposed(value) || !Object.values(value).some(isComposed);
}

/** The words on a line, those of a mapping with their names; none where there is nothing. */
export function wordsOf(value: unknown): { name: string; word: unknown }[] {
  const named = isComposed(value) && !Array.isArray(value);
  const all = isComposed(value) ? Object.entries(value) : [['', value] as const];
  return all
    .filter(([, word]) => word !== null && word !== '')
    .map(([name, word]) => ({ name: named ? name : '', word }));
}

/** Whether something else stood here a moment ago. */
export function isChanged({ value, before }: Fact): boolean {
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(value);
}

/** The player whose seat is written so. */
export function playerOf(players: readonly Player[], word: unknown): Player | undefined {
  return players.find((player) => player.seat === word);
}

/** A field in the game's words (`field-dice`), or as the view writes it. */
export function nameOf(say: Say, field: string): string {
  return said(say, `field-${field}`) ?? field.replaceAll('_', ' ');
}

/** A value of a field in the game's words (`phase-roll`), or as the view writes it. */
export function wordOf(say: Say, field: string, value: unknown): string {
  return said(say, `${field}-${value}`) ?? String(value);
}

/** A missing message is said by its key. */
function said(say: Say, message: string): string | null {
  const key = message.replaceAll('_', '-');
  const found = say(key);
  return found && found !== key ? found : null;
}
