/** The first game of Silk, step by step, on the real board. */
import type { GuideStep } from '../board';

export const guide: readonly GuideStep[] = [
  { text: 'guide-silk-1', points: '[data-kind="tile"]' },
  { text: 'guide-silk-2', points: '[data-kind="tile"].lit', until: ['place_worm'] },
  {
    text: 'guide-silk-3',
    points: '.lit',
    until: ['place_shepherd', 'place_mastiff', 'build_nursery'],
  },
  { text: 'guide-silk-4', points: '.lit', until: ['raise_worm'] },
  { text: 'guide-silk-5', points: '[data-kind="action"].lit', until: ['use_die'] },
  { text: 'guide-silk-6', points: '.lit' },
  { text: 'guide-silk-7' },
];
