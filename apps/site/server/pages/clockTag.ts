/** Among what a page shows: something that changes by itself as time goes on. It is drawn anew every quarter of an hour. */
export const CLOCK_TAG = 'clock';

const TURN_MS = 900_000;

/** Equal for as long as such a page is kept. */
export function turnAt(now: number): number {
  return Math.floor(now / TURN_MS);
}

/** The tags with what the clock says in the place of its own. */
export function withTurn(tags: readonly string[], turn: number): readonly string[] {
  return tags.map((tag) => (tag === CLOCK_TAG ? `${tag}@${turn}` : tag));
}
