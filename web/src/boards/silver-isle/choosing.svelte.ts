/** Choosing in steps: first a crew or the ship, then what it does and where. */
import type { BoardProps, Offer } from '../board';
import type { Chart } from './chart';
import { bySpot, type SpotKey } from './spots';
import type { IsleView } from './view';

export class Choosing {
  /** What was picked, and the offers that it left; forgotten with the next offers. */
  private picked = $state.raw<{ spots: readonly SpotKey[]; offers: readonly Offer[]; of: readonly Offer[] } | null>(null);

  constructor(
    private readonly props: () => BoardProps<IsleView>,
    private readonly chart: () => Chart,
  ) {}

  private get live() {
    const { picked } = this;
    const now = this.props().offers;
    return picked && picked.of.length === now.length && picked.of.every((offer, i) => offer.id === now[i]?.id) ? picked : null;
  }

  readonly all = $derived.by(() => bySpot(this.props().offers, this.props().view, this.chart()));
  readonly left = $derived.by(() => bySpot(this.live?.offers ?? this.props().offers, this.props().view, this.chart()));

  isPicked(spot: SpotKey): boolean {
    return this.live?.spots.includes(spot) ?? false;
  }

  get offers(): readonly Offer[] {
    return this.live?.offers ?? this.props().offers;
  }

  /** What a click on this spot would be about: of what is left, or of all to begin anew. */
  offersOn(spot: SpotKey): readonly Offer[] {
    if (this.isPicked(spot)) return this.all.get(spot) ?? [];
    const isStart = spot.startsWith('crew') || spot.startsWith('ship');
    return this.left.get(spot) ?? (isStart ? (this.all.get(spot) ?? []) : []);
  }

  forget(): void {
    this.picked = null;
  }

  /** The board for one spot: where several offers are left, they are lit, and the shell lists them. */
  board(spot: SpotKey): Pick<BoardProps, 'choose' | 'narrowTo' | 'peek' | 'why' | 'peeked'> {
    const props = this.props();
    return {
      peeked: props.peeked,
      choose: (id) => props.choose(id),
      peek: (id) => props.peek(id),
      why: (target) => props.why(target),
      narrowTo: (ids) => this.pick(spot, ids),
    };
  }

  private pick(spot: SpotKey, ids: readonly string[]): void {
    const props = this.props();
    if (this.isPicked(spot)) {
      this.picked = null;
      props.narrowTo(ids);
      return;
    }
    const isDeeper = this.left.has(spot) && this.live !== null;
    const spots = isDeeper ? [...this.live!.spots, spot] : [spot];
    this.picked = { spots, offers: props.offers.filter((offer) => ids.includes(offer.id)), of: props.offers };
    props.narrowTo(ids);
  }
}
