import { Check, Clean, Create, Default } from 'typebox/value';
import { FeedOptions } from '../../adminProtocol.ts';
import { recordOf } from '../recordOf.ts';

/** The options of a stored feed. What an older version did not know has its default; what is of no use is dropped. */
export function parseFeedOptions(stored: unknown): FeedOptions {
  const usual = Create(FeedOptions);
  const given = Clean(FeedOptions, Default(FeedOptions, structuredClone(recordOf(stored))));
  if (Check(FeedOptions, given)) return given;
  // One bad value costs that value, not the feed.
  const good = Object.entries(recordOf(given)).filter(([name, value]) =>
    Check(FeedOptions, { ...usual, [name]: value }),
  );
  return { ...usual, ...Object.fromEntries(good) };
}
