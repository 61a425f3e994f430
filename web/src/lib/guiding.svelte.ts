/**
 * Where a first game's guide is. A step without `until` is read and put away; one with `until` is on show while
 * what it speaks of can be done, and is over once it has been. Who plays on without reading is not held up.
 */
import type { GuideStep } from '../boards/board';

export class Guiding {
  at = $state(0);
  private offered = $state.raw<readonly string[]>([]);

  constructor(private readonly steps: readonly GuideStep[]) {}

  /** The step to show now, if any. */
  get step(): GuideStep | null {
    const step = this.steps[this.at];
    return step && (!step.until || this.canDo(step)) ? step : null;
  }

  get isOver(): boolean {
    return this.at >= this.steps.length;
  }

  /** What can be done now. A step whose time has passed is left behind; a text that was not read is not. */
  offer(kinds: readonly string[]): void {
    this.offered = kinds;
    const isPast = () => this.steps.some((step, i) => i > this.at && this.canDo(step));
    while (this.steps[this.at]?.until && !this.canDo(this.steps[this.at]!) && isPast())
      this.at += 1;
  }

  /** Something was done: it puts a text away, and ends the step that spoke of it. */
  done(kind: string): void {
    if (!this.isOver && !this.steps[this.at]!.until) this.at += 1;
    if (this.steps[this.at]?.until?.includes(kind)) this.at += 1;
  }

  next(): void {
    this.at += 1;
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  private canDo(step: GuideStep): boolean {
    return step.until?.some((kind) => this.offered.includes(kind)) ?? false;
  }
}
