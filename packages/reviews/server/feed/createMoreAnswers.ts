import type { Clock, ContentVersions } from '@portico/kernel/server';
import { REVIEWS_TAG } from './createFeeds.ts';

/** The part of a feed that a visitor's browser requests. */
export interface MoreQuestion {
  readonly id: number;
  readonly offset: number;
  readonly size: number;
}

export type MoreAnswers = (question: MoreQuestion) => Promise<string | null>;

const ANSWERS_KEPT = 500;
/** The cards show relative times, which change as hours pass although no content does. */
const FRESH_MS = 3_600_000;

/**
 * Caches responses until a review or feed changes: visitors of one page all make the same few requests. Misses are not cached,
 * since there is no end of them.
 */
export function createMoreAnswers(
  content: ContentVersions,
  clock: Clock,
  answer: (question: MoreQuestion) => Promise<string | null>,
): MoreAnswers {
  const kept = new Map<string, Promise<string | null>>();
  let keptFor = '';

  return async (question) => {
    // Taken before anything is read, so that a concurrent change only costs one more read.
    const stamp = content.stamp([REVIEWS_TAG]);
    const version = `${typeof stamp === 'string' ? stamp : await stamp}/${Math.floor(clock.now() / FRESH_MS)}`;
    if (version !== keptFor) {
      kept.clear();
      keptFor = version;
    }
    const key = `${question.id}/${question.offset}/${question.size}`;
    const known = kept.get(key);
    if (known) return known;
    const coming = answer(question);
    kept.set(key, coming);
    const forget = (): void => {
      if (kept.get(key) === coming) kept.delete(key);
    };
    coming.then((found) => found === null && forget(), forget);
    const oldest = kept.size > ANSWERS_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return coming;
  };
}
