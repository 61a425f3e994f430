/**
 * A choice that was tapped and is not yet done: it is shown first, and done when it is chosen once more.
 *
 * A finger cannot point at something without choosing it, so its first tap points. A mouse and a keyboard point first
 * anyway, so they choose at once; but what ends a turn early, say, is asked once more of everybody.
 */
import type { Offer } from '../boards/board';
import { settings } from './settings.svelte';

export class Holding {
  /** The offer that is held. */
  id = $state<string | null>(null);
  private isByFinger = false;

  /** Something on the page was pressed: by what (`mouse`, `touch`, `pen`, as the browser says it). */
  pressed(pointer: string): void {
    this.isByFinger = pointer === 'touch';
  }

  /** A key was pressed. */
  typed(): void {
    this.isByFinger = false;
  }

  /** This offer was chosen: whether it is done now. Otherwise it is held. */
  lets(offer: Pick<Offer, 'id' | 'doubt'>): boolean {
    const isDone = this.id === offer.id || !this.asks(offer);
    this.id = isDone ? null : offer.id;
    return isDone;
  }

  drop(): void {
    this.id = null;
  }

  private asks({ doubt }: Pick<Offer, 'doubt'>): boolean {
    return doubt !== undefined || (this.isByFinger && settings.tapShows);
  }
}
