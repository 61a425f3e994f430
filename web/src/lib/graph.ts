/** Lines and bands of a graph: points along a width and a height. */
export interface Scale {
  least: number;
  most: number;
}

export function scaleOf(series: readonly (readonly number[])[]): Scale {
  const all = series.flat();
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

export function linePath(
  values: readonly number[],
  scale: Scale,
  width: number,
  height: number,
): string {
  const y = (value: number) =>
    height - ((value - scale.least) / (scale.most - scale.least)) * height;
  return `M${points(values.map(y), width).join('L')}`;
}

/** One band above the other: of each column of shares, every band takes its own. */
export function bandPaths(
  columns: readonly (readonly number[])[],
  width: number,
  height: number,
): string[] {
  const edges = columns.map(edgesOf);
  const seats = columns[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const edge = (which: number) =>
      points(
        edges.map((column) => column[which]! * height),
        width,
      );
    return `M${[...edge(seat), ...edge(seat + 1).reverse()].join('L')}Z`;
  });
}

/** Where each share of a column begins, from 0 at the top to 1. */
function edgesOf(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  let sum = 0;
  return [0, ...shares.map((share) => (sum += share) / whole)];
}

function points(heights: readonly number[], width: number): string[] {
  const step = heights.length > 1 ? width / (heights.length - 1) : 0;
  return heights.map((y, i) => `${round(i * step)} ${round(y)}`);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
