import { recordOf } from '@portico/kernel/records';
import { parseCsv } from '@portico/kernel/server';
import { providedReview, type RawReview } from './providedReview.ts';
import { type Collected, ProviderError, type ReviewProvider } from './ReviewProvider.ts';

export interface ImportSource {
  readonly format: 'json' | 'csv';
  readonly content: string;
}

const MOST_REVIEWS = 10_000;
const MOST_COMPLAINTS = 50;

/** Reviews from a file: a JSON list, or CSV with a header line. The field names of common exports are understood. */
export const importProvider: ReviewProvider<ImportSource> = {
  name: 'import',
  async collect({ format, content }): Promise<Collected> {
    const entries = format === 'csv' ? parseCsv(content) : jsonEntries(content);
    if (entries.length === 0) throw new ProviderError('There is no review in this file.', false);
    if (entries.length > MOST_REVIEWS)
      throw new ProviderError(`A file may hold up to ${MOST_REVIEWS} reviews. Please split this one.`, false);
    const reviews: Collected['reviews'][number][] = [];
    const skipped: string[] = [];
    for (const [index, entry] of entries.entries()) {
      const review = providedReview(withUsualNames(entry));
      if (typeof review !== 'string') reviews.push(review);
      else if (skipped.length < MOST_COMPLAINTS) skipped.push(`Entry ${index + 1}: ${review}`);
    }
    return { place: {}, reviews, skipped };
  },
};

function jsonEntries(content: string): Record<string, unknown>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    throw new ProviderError('This is not JSON: it ends early, or it holds something else.', false);
  }
  const list = Array.isArray(parsed) ? parsed : recordOf(parsed).reviews;
  if (!Array.isArray(list))
    throw new ProviderError(
      'The file should hold a list of reviews, or an object with one as "reviews".',
      false,
    );
  return list.map(recordOf);
}

const USUAL_NAMES: Readonly<Record<keyof RawReview, readonly string[]>> = {
  id: ['id', 'reviewid', 'review_id'],
  rating: ['rating', 'stars', 'score', 'starrating'],
  text: ['text', 'comment', 'review', 'body', 'content'],
  originalText: ['originaltext', 'original_text'],
  language: ['language', 'lang', 'languagecode'],
  time: ['time', 'date', 'createtime', 'publishtime', 'published', 'timestamp'],
  author: ['author', 'author_name', 'authorname', 'name', 'reviewer'],
  authorUrl: ['author_url', 'authorurl', 'profile', 'profile_url'],
  avatar: ['avatar', 'profile_photo_url', 'photo', 'author_photo'],
  photos: ['photos', 'images'],
  reply: ['reply', 'response', 'owner_reply', 'reviewreply'],
  replyTime: ['reply_time', 'replytime', 'response_time'],
  provider: ['provider', 'source', 'platform'],
};

function withUsualNames(entry: Record<string, unknown>): RawReview {
  const byName = new Map(Object.entries(entry).map(([name, value]) => [name.trim().toLowerCase(), value]));
  const found = Object.entries(USUAL_NAMES).map(([field, names]) => {
    const name = names.find((one) => byName.has(one));
    return [field, name === undefined ? undefined : byName.get(name)];
  });
  return Object.fromEntries(found);
}
