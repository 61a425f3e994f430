/** Times in words. */
import type { Language } from '../boards/board';

const MINUTE = 60;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** So many seconds in the largest unit that fits: `5 minutes`; null if it is less than a minute. */
export function lasting(seconds: number, language: Language): string | null {
  const found = UNITS.find(([, size]) => seconds >= size);
  if (!found) return null;
  const [unit, size] = found;
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(seconds / size));
}

/** The day of a moment: `19 November`, with its year where that is another. */
export function dayOf(moment: Date, now: Date, language: Language): string {
  const year = moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year }).format(moment);
}
