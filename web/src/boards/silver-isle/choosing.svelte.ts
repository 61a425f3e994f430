/** Choosing in steps: first a crew or the ship, then what it does and where. */
import { offersLeft, type BoardProps, type Offer } from '../board';
import type { Box } from '../parts/panzoom';
import { pair } from './cells';
import { at, cellSpot, placeSpot, type Chart } from './chart';
import { bySpot, spotsOf, type SpotKey } from './spots';
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

  /** The part of a narrow chart where a choice in steps goes on, near enough for a finger; null where it goes on all
   * over it, or in a dock. */
  get closeUp(): Box | null {
    if (!this.picked.length) return null;
    const [view, chart] = [this.props().view, this.chart()];
    const keys = [...this.left.keys()].filter((key) => !this.picked.includes(key));
    const spots = keys.flatMap((key) => {
      const [kind, place] = [key.split(' ')[0]!, key.slice(key.indexOf(' ') + 1)];
      if (kind === 'place') return [placeSpot(chart, view, place)];
      if (kind !== 'harbour' || place === 'europe') return [];
      return [at(chart, pair(place).x, pair(place).y)];
    });
    return spots.length && spots.length === keys.length ? closeTo(chart, spots) : null;
  }

  /** What a click on this spot would be about: of what is left, or of all to begin anew. */
  offersOn(spot: SpotKey): readonly Offer[] {
    if (this.isPicked(spot)) return this.all.get(spot) ?? [];
    const isStart = spot.startsWith('crew') || spot.startsWith('ship');
    if (this.waitsForPiece(spot)) return [];
    return this.left.get(spot) ?? (isStart ? (this.all.get(spot) ?? []) : []);
  }

  /** On a narrow chart the piece comes first: its places are lit, and large enough, once it is chosen. */
  private waitsForPiece(spot: SpotKey): boolean {
    const { narrow, narrowed, view } = this.props();
    const isPiece = (key: SpotKey) => key.startsWith('crew') || key === `ship ${view.seat}`;
    if (!narrow || narrowed || isPiece(spot)) return false;
    const offers = this.left.get(spot) ?? [];
    return offers.every((offer) => spotsOf(offer, view, this.chart()).some(isPiece));
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

/** Wider charts have ends of columns that are too narrow for a finger. */
const ROOMY = 800;
const HALF_A_CELL_AND_MORE = 65;

/** The coast at whose ends something is to be laid, where a narrow chart is too wide for fingers. */
export function closeToEnds(chart: Chart, ends: readonly { x: number; y: number }[]): Box | null {
  if (!chart.isNarrow || chart.width <= ROOMY || !ends.length) return null;
  return around(
    ends.map((cell) => cellSpot(chart, cell)),
    HALF_A_CELL_AND_MORE,
  );
}

function around(spots: readonly { x: number; y: number }[], air: number): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y };
}

/** How much is seen beside what is looked at closely, and how much at least. */
const AIR = 75;
const CLOSE = 350;
/** What takes more than this part of the chart is seen as well on the whole. */
const NEARLY_ALL = 0.8;

function closeTo(chart: Chart, spots: readonly { x: number; y: number }[]): Box | null {
  const { x: left, y: top, width, height } = around(spots, AIR);
  if (width > NEARLY_ALL * chart.width) return null;
  const grown = Math.max(CLOSE, width);
  return { x: left - (grown - width) / 2, y: top, width: grown, height };
}
