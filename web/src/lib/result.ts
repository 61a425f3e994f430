/** How a game ended for you, and what the scores are made of. What the numbers are the server says. */
import type { Player } from '../boards/board';
import type { SeatTally, Tie } from '../wire';
import { hasWord, t } from './words.svelte';

export interface Place {
  player: Player;
  score: number;
  isWinner: boolean;
  /** 1 is the best; who has the same score and did not win either shares it. */
  place: number;
}

/** All seats, the best first. */
export function ranking(
  players: readonly Player[],
  scores: readonly number[],
  winners: readonly number[],
): Place[] {
  const won = (seat: number) => winners.includes(seat);
  const isBetter = (one: number, other: number) =>
    won(one) === won(other) ? scores[one]! > scores[other]! : won(one);
  return players
    .map((player, seat) => ({
      player,
      score: scores[seat]!,
      isWinner: won(seat),
      place: 1 + players.filter((_, other) => isBetter(other, seat)).length,
    }))
    .sort((one, other) => one.place - other.place);
}

/** So many points, as this game calls them. */
export function pointsText(game: string, number: number): string {
  const own = `points-${game}`;
  return t(hasWord(own) ? own : 'points-any', { number });
}

/** How you did, or who won if you only watch or play for several. */
export function headline(game: string, places: readonly Place[]): string {
  const yours = places.filter(({ player }) => player.isYou);
  const winners = places.filter(({ isWinner }) => isWinner);
  const [you] = yours;
  if (yours.length !== 1 || !you || !winners.length)
    return t('wins', {
      number: winners.length,
      names: winners.map(({ player }) => player.name).join(' & '),
    });
  if (you.isWinner && winners.length > 1) return t('you-share', { number: winners.length });
  const others = places.filter((place) => place !== you);
  const best = Math.max(...others.map(({ score }) => score));
  const behind = Math.abs(you.score - (you.isWinner ? best : winners[0]!.score));
  const facts = { place: you.place, of: places.length, number: behind };
  return t(you.isWinner ? 'you-came-first' : 'you-came', {
    ...facts,
    points: pointsText(game, behind),
  });
}

/** Every source that some seat has something of, with what each seat has. */
export function sourceRows(
  seats: readonly SeatTally[],
): { id: string; points: readonly number[] }[] {
  const ids = [...new Set(seats.flatMap(({ sources }) => sources.map(({ id }) => id)))];
  const of = (seat: SeatTally, id: string) =>
    seat.sources.find((source) => source.id === id)?.low ?? 0;
  return ids
    .map((id) => ({ id, points: seats.map((seat) => of(seat, id)) }))
    .filter(({ points }, i) => i === 0 || points.some((each) => each !== 0));
}

/** Who had the same score at the top, and how much each of them had of what decided. */
export function tiedOn(places: readonly Place[], players: readonly Player[], tie: Tie): string {
  const top = Math.max(...places.map(({ score }) => score));
  return players
    .map((player, seat) => ({ player, has: Math.abs(tie.values[seat]!) }))
    .filter(({ player }) => places.find((place) => place.player === player)?.score === top)
    .map(({ player, has }) => `${player.name} ${has}`)
    .join(', ');
}
