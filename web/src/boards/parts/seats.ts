/** The seats' colours and emblems: told apart by shape as well as by colour. */
export type EmblemShape = 'circle' | 'diamond' | 'triangle' | 'square' | 'star' | 'hexagon';

export interface Livery {
  /** A key of the page's catalogues: `seat-blue`. */
  name: string;
  colour: string;
  /** Light enough for text on lamplight, dark enough on day: see shell/theme.css. */
  ink: string;
  shape: EmblemShape;
}

export const LIVERIES: readonly Livery[] = [
  { name: 'seat-blue', colour: '#0072B2', ink: 'var(--seat-0)', shape: 'circle' },
  { name: 'seat-vermilion', colour: '#D55E00', ink: 'var(--seat-1)', shape: 'diamond' },
  { name: 'seat-green', colour: '#009E73', ink: 'var(--seat-2)', shape: 'triangle' },
  { name: 'seat-purple', colour: '#9A5BA5', ink: 'var(--seat-3)', shape: 'square' },
  { name: 'seat-gold', colour: '#C99700', ink: 'var(--seat-4)', shape: 'star' },
  { name: 'seat-slate', colour: '#56606B', ink: 'var(--seat-5)', shape: 'hexagon' },
];

export function liveryOf(index: number): Livery {
  return LIVERIES[index % LIVERIES.length]!;
}

/** 'A' is 0. */
export function indexOfSeat(letter: string): number {
  return letter.charCodeAt(0) - 'A'.charCodeAt(0);
}

export function letterOfSeat(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** The emblem as a path around 0,0 that fits a circle of radius 1. */
export const EMBLEM_PATHS: Record<EmblemShape, string> = {
  circle: 'M0-.88A.88.88 0 1 1 0 .88 .88.88 0 1 1 0-.88Z',
  diamond: 'M0-1 .82 0 0 1-.82 0Z',
  triangle: 'M0-.95.96.72H-.96Z',
  square: 'M-.76-.76H.76V.76H-.76Z',
  star: 'M0-1 .26-.33.97-.31.4.13.59.81 0 .42-.59.81-.4.13-.97-.31-.26-.33Z',
  hexagon: 'M-.5-.87H.5L1 0 .5.87H-.5L-1 0Z',
};
