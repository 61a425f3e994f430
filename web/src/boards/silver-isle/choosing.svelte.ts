/** Choosing in steps: first a crew or the ship, then what it does and where. */
import { offersLeft, type BoardProps, type Offer } from '../board';
import type { Chart } from './chart';
import { bySpot, type SpotKey } from './spots';
import type { SilverIsleView } from '../../wire';

export class Choosing {
  /** The spots that led to what the shell has narrowed the choice to; void once it has gone on. */
  private path = $state.raw<{ spots: readonly SpotKey[]; left: readonly string[] } | null>(null);

  constructor(
    private readonly props: () => BoardProps<SilverIsleView>,
    private readonly chart: () => Chart,
  ) {}

  readonly all = $derived.by(() => bySpot(this.props().offers, this.props().view, this.chart()));
  readonly left = $derived.by(() =>
    bySpot(offersLeft(this.props()), this.props().view, this.chart()),
  );

  private get picked(): readonly SpotKey[] {
    const { narrowed } = this.props();
    return narrowed && narrowed === this.path?.left ? this.path.spots : [];
  }

  isPicked(spot: SpotKey): boolean {
    return this.picked.includes(spot);
  }

  get offers(): readonly Offer[] {
    return offersLeft(this.props());
  }

  /** What a click on this spot would be about: of what is left, or of all to begin anew. */
  offersOn(spot: SpotKey): readonly Offer[] {
    if (this.isPicked(spot)) return this.all.get(spot) ?? [];
    const isStart = spot.startsWith('crew') || spot.startsWith('ship');
    return this.left.get(spot) ?? (isStart ? (this.all.get(spot) ?? []) : []);
  }

  /** The board for one spot: where several offers are left, they are lit, and the shell lists them. */
  board(spot: SpotKey): Pick<BoardProps, 'choose' | 'narrowTo' | 'peek' | 'why' | 'peeked'> {
    const props = this.props();
    return {
      peeked: props.peeked,
      choose: (id) => props.choose(id),
      peek: (id) => props.peek(id),
      why: (target) => props.why(target),
      narrowTo: (ids) => this.pick(spot, ids ?? []),
    };
  }

  /** A second click on what was picked puts it back. */
  private pick(spot: SpotKey, ids: readonly string[]): void {
    if (this.isPicked(spot)) return this.props().narrowTo(null);
    const isDeeper = this.picked.length > 0 && this.left.has(spot);
    this.path = { spots: isDeeper ? [...this.picked, spot] : [spot], left: ids };
    this.props().narrowTo(ids);
  }
}
