/**
 * Words and the board point at each other: a phrase lights its place, a place lights the phrases that speak of it.
 * There is one board on the page, so there is one of this.
 */
import { sameTarget, type Target } from '../boards/board';

export class Pointing {
  /** The spot of the board under the pointer or with the focus. */
  spot = $state.raw<Target | null>(null);
  /** What the phrase under the pointer or with the focus speaks of. */
  private passing = $state.raw<Target | null>(null);
  /** What the phrase that was tapped last speaks of. */
  private kept = $state.raw<Target | null>(null);

  /** What words point at. */
  get pointed(): Target | null {
    return this.passing ?? this.kept;
  }

  /** The pointer or the focus came upon words that speak of this; call what is returned when it leaves them. */
  pass(target: Target): () => void {
    this.passing = target;
    return () => {
      if (this.passing === target) this.passing = null;
    };
  }

  /** A phrase was tapped: its place stays lit until it is tapped again. */
  toggle(target: Target): void {
    this.kept = this.isKept(target) ? null : target;
  }

  isKept(target: Target): boolean {
    return this.kept !== null && sameTarget(this.kept, target);
  }

  /** Whether somebody points at this place on the board. */
  isSpot(target: Target | undefined): boolean {
    return target !== undefined && this.spot !== null && sameTarget(this.spot, target);
  }

  /** What was tapped is over and done with. */
  forget(): void {
    this.passing = this.kept = null;
  }
}

export const pointing = new Pointing();

/** The spot of the board that an element lies in, if it does. */
export function spotAt(element: EventTarget | null): Target | null {
  const spot = (element as Element | null)?.closest<SVGElement | HTMLElement>('[data-kind]');
  const { kind, value } = spot?.dataset ?? {};
  return kind === undefined || value === undefined ? null : { kind, value };
}
