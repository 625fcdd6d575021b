const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_REST_MS = 7 * DAY_MS;

/** When a place is refreshed again: daily, and less often the more often it has failed. */
export function nextRefreshAt({ tried_at, failures }: { tried_at: number | null; failures: number }): number {
  if (tried_at === null) return 0;
  if (failures === 0) return tried_at + DAY_MS;
  return tried_at + Math.min(HOUR_MS * 2 ** Math.min(failures - 1, 10), LONGEST_REST_MS);
}
