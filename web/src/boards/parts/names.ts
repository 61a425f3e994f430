/** Names in a drawing, where nothing cuts them off by itself. */

/** About how wide a letter of the bold text face is, in parts of the type size; rather too wide. */
function widthOf(letter: string): number {
  if (/[\s.,:;!'’|iíjlIÍ]/.test(letter)) return 0.32;
  if (/[mwMW@%—…]/.test(letter)) return 0.95;
  if (/[a-zà-ÿ0-9]/.test(letter)) return 0.54;
  return letter.charCodeAt(0) < 0x500 ? 0.68 : 1.1;
}

/** The name, or as much of it as fits this width. */
export function shorten(name: string, width: number, size: number): string {
  const letters = [...name];
  const lengthOf = (part: readonly string[]) =>
    part.reduce((sum, letter) => sum + widthOf(letter) * size, 0);
  if (lengthOf(letters) <= width) return name;
  const room = width - lengthOf(['…']);
  while (letters.length && lengthOf(letters) > room) letters.pop();
  return `${letters.join('')}…`;
}
