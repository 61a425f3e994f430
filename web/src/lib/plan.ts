/** The turn that a hint has in mind, step by step. */
import type { Action, Part, Say } from '../boards/board';
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
    for (const place of new Set(placesOfStep(step)))
      numbers.set(place, [...(numbers.get(place) ?? []), i + 1]);
  });
  return [...numbers].map(([selector, at]) => ({ selector, label: at.join(' ') }));
}

function placesOfStep({ names }: NamedAction): string[] {
  return Object.values(names).flatMap(({ kind, value }) =>
    kind === undefined || value === undefined ? [] : [spotOf({ kind, value })],
  );
}

/** How many steps of the plan have been done, if this was done next; null if it is another. */
export function follow(plan: AdviceFacts['plan'], done: number, action: object): number | null {
  return JSON.stringify(plan[done]?.action) === JSON.stringify(action) ? done + 1 : null;
}
