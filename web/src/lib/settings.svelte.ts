/** What a person has chosen for this browser; kept from visit to visit. */
import type { Language, Theme } from '../boards/board';

const KEY = 'serai-settings';

/** How fast a game is looked at again. */
export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Movement on the board; reduced motion of the system turns it off as well. */
  motion: boolean;
  /** A tap shows what a choice would bring; the next one does it. */
  tapShows: boolean;
  name: string;
  /** The level of bots that was chosen last. */
  bot: string;
  speed: Speed;
  /** Games whose guide has been finished or skipped. */
  guided: string[];
  /** Names whose lines in the chat are hidden. */
  muted: string[];
}

function fromBrowser(): Settings {
  const spanish = navigator.languages.some((tag, i) => tag.startsWith('es') && i <= firstOf('en'));
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    language: spanish ? 'es' : 'en',
    theme: dark ? 'lamplight' : 'day',
    sound: true,
    motion: true,
    tapShows: true,
    name: '',
    bot: '',
    speed: 'usual',
    guided: [],
    muted: [],
  };
}

function firstOf(language: string): number {
  const found = navigator.languages.findIndex((tag) => tag.startsWith(language));
  return found < 0 ? navigator.languages.length : found;
}

function load(): Settings {
  const settings = fromBrowser();
  try {
    return { ...settings, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return settings; // storage may be forbidden or broken: the page works without
  }
}

export const settings = $state<Settings>(load());

/** Set and keep. Only what a person chose is kept, so that the browser's wishes go on counting. */
export function keep<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [name]: value }));
  } catch {
    // see load()
  }
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(stillness.matches);
stillness.addEventListener('change', () => (still = stillness.matches));

/** Whether things may move. */
export function mayMove(): boolean {
  return settings.motion && !still;
}
