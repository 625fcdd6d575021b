import type { Evidence, Reason } from '../Verdict.ts';

/** A few messages in a row are normal: something was forgotten, or several people share an IP address. */
const ORDINARY_RATE = 3;
/** Neither haste nor repetition alone makes a normal message spam. */
const MOST_FOR_RATE = 1;
const MOST_FOR_REPETITION = 1;

/** Reasons from what this site has stored. */
export function historyReasons({ history }: Evidence): Reason[] {
  const { recentSubmissions, sameText, earlierHam, earlierSpam } = history;
  const reasons: Reason[] = [];
  if (recentSubmissions > ORDINARY_RATE)
    reasons.push({
      code: 'rate',
      weight: Math.min(MOST_FOR_RATE, 0.25 * (recentSubmissions - ORDINARY_RATE)),
      sentence: `${recentSubmissions} other submissions came from this visitor within ten minutes.`,
    });
  if (sameText > 1)
    reasons.push({
      code: 'same_text',
      weight: Math.min(MOST_FOR_REPETITION, 0.25 * sameText),
      sentence: `The very same text came ${sameText} times within a day.`,
    });
  if (earlierSpam > 0 && earlierSpam > earlierHam)
    reasons.push({
      code: 'earlier_spam',
      weight: Math.min(2, 0.7 * earlierSpam),
      sentence: `Earlier messages of this sender were marked as spam (${earlierSpam}).`,
    });
  else if (earlierHam > 0)
    reasons.push({
      code: 'earlier_ham',
      weight: -Math.min(2, 0.8 * earlierHam),
      sentence: `Earlier messages of this sender were good (${earlierHam}).`,
    });
  return reasons;
}
