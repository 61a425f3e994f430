/** The turn that a hint has in mind, step by step. */
import type { Action, Part, Say, Target } from '../boards/board';
import type { AdviceFacts, NamedAction } from '../wire';
import { spotOf } from './places';
import { describeParts } from './words.svelte';

/** What a step does, in parts. */
export function stepParts(say: Say, { action, names }: NamedAction): Part[] {
  return describeParts(say, action as Action, names);
}

/** Where the steps are: a place has the numbers of the steps that are about it. */
export function placesOfPlan(steps: readonly NamedAction[]): { selector: string; label: string }[] {
  const numbers = new Map<string, number[]>();
  steps.forEach((step, i) => {
    for (const place of new Set(targetsOfStep(step).map(spotOf)))
      numbers.set(place, [...(numbers.get(place) ?? []), i + 1]);
  });
  return [...numbers].map(([selector, at]) => ({ selector, label: at.join(' ') }));
}

/** A way from one place to another, each as what selects its spot. */
export interface Way {
  from: string;
  to: string;
}

/** Kinds of what is chosen and lies somewhere, but is no place to go to. */
const THINGS: ReadonlySet<string> = new Set(['action', 'crew', 'seat', 'source']);

/** The ways of the steps: within one that names two things, from the first to the last; otherwise from where the step
 * before it ended. A step that ends nowhere, such as choosing a die, has none. */
export function waysOfPlan(steps: readonly NamedAction[]): Way[] {
  const ways: Way[] = [];
  let before: string | undefined;
  for (const targets of steps.map(targetsOfStep)) {
    const end = targets.at(-1);
    if (!end || THINGS.has(end.kind)) continue;
    const to = spotOf(end);
    const from = targets.length > 1 ? spotOf(targets[0]!) : before;
    if (from && from !== to) ways.push({ from, to });
    before = to;
  }
  return ways;
}

function targetsOfStep({ names }: NamedAction): Target[] {
  return Object.values(names).flatMap(({ kind, value }) =>
    kind === undefined || value === undefined ? [] : [{ kind, value }],
  );
}

/** How many steps of the plan have been done, if this was done next; null if it is another. */
export function follow(plan: AdviceFacts['plan'], done: number, action: object): number | null {
  return JSON.stringify(plan[done]?.action) === JSON.stringify(action) ? done + 1 : null;
}
