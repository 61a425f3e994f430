/** Cells, spaces and corners by their two numbers. */
export interface Spot {
  x: number;
  y: number;
}

/** The two numbers of `0,1`, `[0,1]` or `<0,1>`. */
export function pair(name: string): Spot {
  const [x = 0, y = 0] = (name.match(/-?\d+/g) ?? []).map(Number);
  return { x, y };
}

export function cellName({ x, y }: Spot): string {
  return `${x},${y}`;
}
