/** Drawing lots on the page: for an order of seats, never for the game. */
export function mixed<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}
