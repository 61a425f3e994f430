/** The first journey: short steps on the real board. */
import type { GuideStep } from '../board';

export const guide: readonly GuideStep[] = [
  { text: 'guide-silk-road-road', points: '.road svg .caravan' },
  { text: 'guide-silk-road-shield', points: '.road svg .shield' },
  {
    text: 'guide-silk-road-auction',
    points: '.road svg .seat',
    until: ['bid', 'pass', 'sell_pawn', 'keep_pawn'],
  },
  { text: 'guide-silk-road-ways', points: '.road svg .market' },
  { text: 'guide-silk-road-tile', points: '.road svg .market', until: ['take_tile'] },
  { text: 'guide-silk-road-pass', points: '.road svg .seat', until: ['pass_pawn'] },
  { text: 'guide-silk-road-end' },
];
