/** What is printed on the boards of Silk. */
import type { SilkPosition } from '../../wire';

/** The action of the action board that a die is being used for, if one is. */
export function actionUnderWay(position: SilkPosition): string | undefined {
  return position.phase.startsWith('action-')
    ? position.phase.slice('action-'.length)
    : position.action;
}

/** The actions in the order of their numbers. */
export const ACTIONS = ['raise', 'herd', 'wall', 'nursery', 'graze', 'ookami'] as const;

export const IMPROVEMENTS = [
  { id: 'silkworm', points: 10, symbol: 'worm' },
  { id: 'long_wall', points: 5, symbol: 'wall' },
  { id: 'enclosure', points: 10, symbol: 'enclosure' },
  { id: 'nursery', points: 5, symbol: 'nursery' },
] as const;
