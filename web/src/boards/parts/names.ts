/** Names where there is little room: in a drawing nothing cuts them off by itself. */

/** About how wide a letter of the bold text face is, in parts of the type size; rather too wide. */
function widthOf(letter: string): number {
  if (/[\s.,:;!'’|iíjlIÍ]/.test(letter)) return 0.32;
  if (/[mwMW@%—…]/.test(letter)) return 0.95;
  if (/[a-zà-ÿ0-9]/.test(letter)) return 0.54;
  return letter.charCodeAt(0) < 0x500 ? 0.68 : 1.1;
}

function lengthOf(letters: readonly string[], size: number): number {
  return letters.reduce((sum, letter) => sum + widthOf(letter) * size, 0);
}

/** The name, or as much of it as fits this width; `end` of its last letters stay in any case. */
export function shorten(name: string, width: number, size: number, end = 0): string {
  const letters = [...name];
  if (lengthOf(letters, size) <= width) return name;
  const last = letters.splice(letters.length - end);
  const room = width - lengthOf(['…', ...last], size);
  while (letters.length && lengthOf(letters, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…${last.join('')}`;
}

/** Several names for the same width, cut in the middle where those cut at their ends would look alike. */
export function shortenAll(names: readonly string[], width: number, size: number): string[] {
  const MOST = 4;
  const ways = Array.from({ length: MOST }, (_, end) =>
    names.map((name) => shorten(name, width, size, end)),
  );
  return ways.find((short) => new Set(short).size === new Set(names).size) ?? ways[0]!;
}
