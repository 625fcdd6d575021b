/** Tag for pages with something that changes over time. They are rendered again every quarter of an hour. */
export const CLOCK_TAG = 'clock';

const TURN_MS = 900_000;

/** The same number for as long as such a page is cached. */
export function turnAt(now: number): number {
  return Math.floor(now / TURN_MS);
}

/** The tags, with the current turn added to the clock's. */
export function withTurn(tags: readonly string[], turn: number): readonly string[] {
  return tags.map((tag) => (tag === CLOCK_TAG ? `${tag}@${turn}` : tag));
}
