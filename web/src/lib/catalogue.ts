/** Fluent catalogues: the page's own, and each game's, which Python speaks from as well. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../boards/board';

export type Facts = Record<string, unknown>;

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(language: Language, source: string) {
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
    return this.bundle.formatPattern(pattern, asVariables(facts), []);
  }
}

function asVariables(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asVariable(fact)]));
}

function asVariable(fact: unknown): FluentVariable {
  return typeof fact === 'number' || typeof fact === 'string' ? fact : String(fact ?? '');
}
