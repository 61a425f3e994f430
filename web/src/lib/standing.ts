/** Your tables in the lobby: which wait for you, which go on, which are over. */
import type { LobbyTable, SeatFacts } from '../wire';

export interface Standings {
  /** You have to decide; who has waited longest comes first. */
  turn: readonly LobbyTable[];
  /** Others have to decide, or to come. */
  going: readonly LobbyTable[];
  over: readonly LobbyTable[];
}

export function standings(tables: readonly LobbyTable[]): Standings {
  const going = tables.filter((table) => table.stage !== 'over');
  return {
    turn: going
      .filter((table) => table.your_turn)
      .sort((one, other) => one.since.localeCompare(other.since)),
    going: going.filter((table) => !table.your_turn),
    over: tables.filter((table) => table.stage === 'over'),
  };
}

/** Who won; several share it, and nobody may have. */
export function winnersOf(table: LobbyTable): SeatFacts[] {
  const winners = table.ending?.winners ?? [];
  return table.seats.filter((seat) => winners.includes(seat.seat));
}

/** Whether it was you who won, alone and as the only one of you at the table. */
export function haveYouWon(table: LobbyTable): boolean {
  const winners = table.ending?.winners ?? [];
  return table.yours.length === 1 && winners.length === 1 && winners[0] === table.yours[0];
}

export function openSeats(table: Pick<LobbyTable, 'seats'>): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** The way to a table; a guest's with the invite, if there is one. */
export function linkTo(table: LobbyTable): string {
  const isGuest = table.yours.length === 0;
  return `/table/${table.id}${table.invite && isGuest ? `?invite=${table.invite}` : ''}`;
}
