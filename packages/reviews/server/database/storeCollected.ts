import { createHash } from 'node:crypto';
import type { Database } from '@portico/kernel/server';
import type { Collected, ProvidedReview } from '../providers/ReviewProvider.ts';
import type { ReviewsTables } from './tables.ts';

export interface Stored {
  readonly added: number;
  readonly changed: number;
}

/**
 * Stores what a provider returned. Reviews accumulate: one that is no longer sent stays. The administrator's decisions (hidden,
 * pinned, an own reply) are kept too.
 */
export async function storeCollected(
  transaction: Database,
  place: { id: number; providerPlace: string },
  provider: string,
  collected: Pick<Collected, 'place' | 'reviews'>,
): Promise<Stored> {
  const tables = transaction.tables<ReviewsTables>();
  const { name, url, photo, rating, reviewCount } = collected.place;
  const facts = {
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(photo !== undefined && { photo }),
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { review_count: reviewCount }),
  };
  if (Object.keys(facts).length > 0)
    await tables.updateTable('review_places').set(facts).where('id', '=', place.id).execute();

  let added = 0;
  let changed = 0;
  for (const review of collected.reviews) {
    const from = review.provider ?? provider;
    const key = reviewKey(from, place.providerPlace, review);
    const values = {
      place: place.id,
      provider: from,
      rating: review.rating,
      text: review.text,
      original_text: review.originalText,
      language: review.language,
      written_at: review.writtenAt,
      author: review.author,
      author_url: review.authorUrl,
      avatar: review.avatar,
      photos: JSON.stringify(review.photos),
    };
    const reply = review.reply === null ? {} : { reply: review.reply, replied_at: review.repliedAt };
    const known = await tables
      .selectFrom('reviews')
      .select('id')
      .where('review_key', '=', key)
      .executeTakeFirst();
    if (known) {
      await tables
        .updateTable('reviews')
        .set({ ...values, ...reply })
        .where('id', '=', known.id)
        .execute();
      changed++;
      continue;
    }
    await tables
      .insertInto('reviews')
      .values({
        ...values,
        review_key: key,
        reply: null,
        replied_at: null,
        ...reply,
        is_hidden: 0,
        is_pinned: 0,
      })
      .execute();
    added++;
  }
  return { added, changed };
}

/** The same review has the same key, however often it comes, and whether or not its provider has IDs. */
export function reviewKey(provider: string, place: string, review: ProvidedReview): string {
  if (review.id) return `${provider}:${review.id}`;
  const who = review.authorUrl ?? `${review.author}:${review.writtenAt ?? review.text}`;
  return createHash('sha256').update(`${provider}:${place}:${who}`).digest('hex').slice(0, 32);
}
