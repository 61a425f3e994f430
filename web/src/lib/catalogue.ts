/** Fluent catalogues: the page's own, and each game's, which Python speaks from as well. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../boards/board';

export type Facts = Record<string, unknown>;

/** Signs around a name in a sentence, which no text has: before what it names, after that, and at its end. */
export const MARKS = ['\uE000', '\uE001', '\uE002'] as const;
const MARK = `(${MARKS[0]}.*?${MARKS[1]})?`;

/** In Spanish a name that begins with its article melts into the word before it; Python knows this too
 * (`engine/text.py`). */
const CONTRACTIONS: Record<Language, readonly [RegExp, string][]> = {
  en: [],
  es: [
    [new RegExp(String.raw`(?<!\p{L})([Dd])e ${MARK}el `, 'gu'), '$1el $2'],
    [new RegExp(String.raw`(?<!\p{L})([Aa]) ${MARK}el `, 'gu'), '$1l $2'],
  ],
};

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    private readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  add(source: string): void {
    const errors = this.bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0]!;
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its facts filled in; its key, visible but harmless, where it is missing. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return message;
    return contracted(this.language, this.bundle.formatPattern(pattern, asVariables(facts), []));
  }
}

function contracted(language: Language, text: string): string {
  return CONTRACTIONS[language].reduce((short, [pattern, by]) => short.replace(pattern, by), text);
}

function asVariables(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asVariable(fact)]));
}

function asVariable(fact: unknown): FluentVariable {
  return typeof fact === 'number' || typeof fact === 'string' ? fact : String(fact ?? '');
}
