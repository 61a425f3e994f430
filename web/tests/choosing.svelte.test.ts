import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BoardProps, Offer } from '../src/boards/board';
import { makeChart } from '../src/boards/silver-isle/chart';
import { Choosing } from '../src/boards/silver-isle/choosing.svelte';
import { crewKey, shipKey } from '../src/boards/silver-isle/spots';
import type { SilverIsleView } from '../src/wire';

interface Fixture {
  view: SilverIsleView;
  offers: Offer[];
}
const FIXTURES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../gallery/fixtures/silver-isle.json'), 'utf8'),
) as Fixture[];
/** A moment at which one's ship can do several things. */
const { view, offers } = FIXTURES.find(
  (each) => each.offers.filter((offer) => offer.action.do === 'sail').length > 1,
)!;
const ship = shipKey(view.seat!);

/** A board whose shell keeps what a choice was narrowed to, as the real one does. */
function begin() {
  let narrowed = $state.raw<readonly string[] | null>(null);
  const props = () =>
    ({
      view,
      offers,
      narrowed,
      narrowTo: (ids: readonly string[] | null) => (narrowed = ids),
    }) as unknown as BoardProps<SilverIsleView>;
  const choosing = new Choosing(props, () => makeChart(view, null));
  const click = (spot: string) =>
    choosing.board(spot).narrowTo(choosing.offersOn(spot).map((offer) => offer.id));
  return { choosing, click, widen: () => (narrowed = null), left: () => choosing.offers.length };
}

test('picking the ship leaves what is about the ship', () => {
  const { choosing, click, left } = begin();
  click(ship);
  expect(choosing.isPicked(ship)).toBe(true);
  expect(left()).toBe(choosing.all.get(ship)!.length);
  expect(left()).toBeLessThan(offers.length);
});

test('a second click puts it back', () => {
  const { choosing, click, left } = begin();
  click(ship);
  click(ship);
  expect(choosing.isPicked(ship)).toBe(false);
  expect(left()).toBe(offers.length);
});

test('the way back of the shell reaches the board', () => {
  const { choosing, click, widen } = begin();
  click(ship);
  widen();
  expect(choosing.isPicked(ship)).toBe(false);
});

test('another crew can be picked instead', () => {
  const { choosing, click } = begin();
  const other = [...choosing.all].find(
    ([spot, there]) =>
      spot.startsWith('crew') &&
      there.length > 1 &&
      !there.some((offer) => choosing.all.get(ship)!.includes(offer)),
  )?.[0];
  if (!other) return;
  click(ship);
  click(other);
  expect(choosing.isPicked(ship)).toBe(false);
  expect(choosing.isPicked(other)).toBe(true);
  expect(crewKey(other.slice(5))).toBe(other);
});
