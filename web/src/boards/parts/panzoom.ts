/** Arithmetic of looking at a part of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const NEAREST = 5;

/** The box made `factor` times as large around a point that stays where it is. */
export function zoomAt(box: Box, at: Point, factor: number): Box {
  return {
    x: at.x - (at.x - box.x) * factor,
    y: at.y - (at.y - box.y) * factor,
    width: box.width * factor,
    height: box.height * factor,
  };
}

/** A box of the whole's shape that is not outside of it, neither too near nor too far. */
export function clampView(box: Box, whole: Box): Box {
  const width = Math.min(whole.width, Math.max(whole.width / NEAREST, box.width));
  const height = (width * whole.height) / whole.width;
  return {
    width,
    height,
    x: Math.min(whole.x + whole.width - width, Math.max(whole.x, box.x)),
    y: Math.min(whole.y + whole.height - height, Math.max(whole.y, box.y)),
  };
}

/** One finger stays, the other goes from `before` to `now`; `still` is the first, on the picture. */
export function pinch(box: Box, still: Point, before: Point, now: Point, other: Point): Box {
  const from = Math.hypot(before.x - other.x, before.y - other.y);
  const to = Math.hypot(now.x - other.x, now.y - other.y);
  return zoomAt(box, still, from / Math.max(to, 1));
}
