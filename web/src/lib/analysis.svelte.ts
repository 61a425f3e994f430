/** The analysis of a finished game: asked for, waited for, told. */
import type { AnalysisFacts } from '../wire';
import { get, kindOf, post } from './api';

const EVERY_MS = 1500;

export class Analysis {
  facts = $state.raw<AnalysisFacts | null>(null);
  /** A kind of error of docs/api.md; empty while all is well. */
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Look whether there is one already. */
  look(): Promise<void> {
    return this.hear(get<AnalysisFacts>(this.path));
  }

  /** Let the server make one. */
  ask(): Promise<void> {
    return this.hear(post<AnalysisFacts>(this.path));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private get path(): string {
    return `/tables/${this.id}/analysis`;
  }

  private async hear(answer: Promise<AnalysisFacts>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.facts = await answer;
      this.problem = '';
    } catch (error) {
      this.problem = kindOf(error);
      return;
    }
    if (this.facts.state === 'waiting' || this.facts.state === 'running')
      this.timer = setTimeout(() => void this.look(), EVERY_MS);
  }
}

/** A change of the chance to win in whole percent, with its sign. */
export function changeText(share: number): string {
  const percent = Math.round(100 * share);
  return percent > 0 ? `+${percent} %` : percent < 0 ? `\u2212${-percent} %` : '0 %';
}

export function percentOf(share: number): number {
  return Math.round(100 * share);
}
