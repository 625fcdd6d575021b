import { hashedFeatures, WORD_ROWS } from './hashedFeatures.ts';
import { readText } from './readText.ts';

/** What one site's own corrections have taught, on top of the shared model. */
export interface SiteLayer {
  /** The shift of one row, in log odds before bounding. */
  weight(row: number): number;
  /** However much was taught, the shift of one text is bounded. */
  bound(taught: number): number;
}

/** One row as stored. */
export interface TaughtRow {
  readonly row: number;
  readonly weight: number;
  /** How many different corrections have changed it. */
  readonly clicks: number;
  /** Epoch milliseconds. */
  readonly taughtAt: number;
}

/** The most that a correction moves its own text, in log odds, once it is trusted; */
const STEP = 1.3;
/** no word is moved further than this, */
const MOST_WEIGHT = 1.5;
/** and no text further than this. */
const MOST_SHIFT = 4;
/** A word counts in full only after this many corrections: a single one, or a single hostile person, changes little. */
const CLICKS_TO_TRUST = 3;
const LEAST_SURPRISE = 0.1;
/** The half-life of what was taught. */
export const HALF_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

export function siteLayerOf(rows: Iterable<TaughtRow>, now: number): SiteLayer {
  const weights = new Map<number, number>();
  for (const row of rows)
    weights.set(row.row, remembered(row, now) * Math.min(1, row.clicks / CLICKS_TO_TRUST));
  return {
    weight: (row) => weights.get(row) ?? 0,
    bound: (taught) => Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, taught)),
  };
}

/** The rows of a text, for callers that fetch or store them. */
export function rowsOfText(text: string): number[] {
  const rows = new Set<number>();
  hashedFeatures(readText(text), (row) => {
    if (row < WORD_ROWS) rows.add(row);
  });
  return [...rows];
}

export interface Lesson {
  readonly text: string;
  readonly decision: 'spam' | 'ham';
  /** The earlier score: if it was already right little is learnt, so that ordinary words stay ordinary. */
  readonly score: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The rows after one correction of a text. `known` are the stored ones among them. */
export function teach(known: readonly TaughtRow[], { text, decision, score, now }: Lesson): TaughtRow[] {
  const before = new Map(known.map((row) => [row.row, row]));
  const rows = rowsOfText(text);
  const surprise = Math.max(LEAST_SURPRISE, decision === 'spam' ? 1 - score : score);
  const step = ((decision === 'spam' ? 1 : -1) * STEP * surprise) / Math.sqrt(Math.max(1, rows.length));
  return rows.map((row) => {
    const old = before.get(row);
    const weight = (old ? remembered(old, now) : 0) + step;
    return {
      row,
      weight: Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, weight)),
      clicks: Math.min(1000, (old?.clicks ?? 0) + 1),
      taughtAt: now,
    };
  });
}

function remembered({ weight, taughtAt }: TaughtRow, now: number): number {
  return weight * 0.5 ** (Math.max(0, now - taughtAt) / HALF_LIFE_MS);
}
