/** Lines of a graph: points along a width and a height. */
export interface Scale {
  least: number;
  most: number;
}

export function scaleOf(series: readonly (readonly number[])[]): Scale {
  const all = series.flat();
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

export function linePath(values: readonly number[], scale: Scale, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const y = (value: number) => height - ((value - scale.least) / (scale.most - scale.least)) * height;
  return values.map((value, i) => `${i ? 'L' : 'M'}${round(i * step)} ${round(y(value))}`).join('');
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
