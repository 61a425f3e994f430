/** The first voyage: short steps on the real chart. */
import type { GuideStep } from '../board';

export const guide: readonly GuideStep[] = [
  { text: 'guide-silver-isle-build', points: '.isle svg .tile' },
  { text: 'guide-silver-isle-port', points: '.isle svg .glow', until: ['place_port'] },
  { text: 'guide-silver-isle-europe', points: '.isle svg .dock', until: ['load_crew'] },
  { text: 'guide-silver-isle-sail', until: ['sail'] },
  { text: 'guide-silver-isle-land', until: ['unload_crew', 'step'] },
  { text: 'guide-silver-isle-mine' },
  { text: 'guide-silver-isle-fight' },
  { text: 'guide-silver-isle-food' },
  { text: 'guide-silver-isle-end', points: '.isle svg .dock' },
];
