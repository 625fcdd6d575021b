import type { EmbedAttributes, EmbedCode } from '@portico/kernel/embeds';
import type { Database } from '@portico/kernel/server';
import { ReviewsWidget } from '../../ui/ReviewsWidget.tsx';
import type { ReviewsTables } from '../database/tables.ts';
import { type Feeds, REVIEWS_TAG, type ShownFeed } from './createFeeds.ts';
import { parseFeedOptions } from './parseFeedOptions.ts';

/** `[grw id=7]` in a text of the site; older texts name the place itself, `[grw place_id=…]`. */
export function feedEmbeds(database: Database, feeds: Feeds): EmbedCode {
  return {
    names: ['grw'],
    tags: [REVIEWS_TAG],
    async embed(attributes, place) {
      const feed = await feedNamed(attributes);
      // A deleted feed leaves nothing behind: visitors cannot do anything about it.
      if (!feed) return { element: null };
      return {
        element: (
          <>
            <ReviewsWidget {...feed.props} isFirst={place.count('reviews') === 1} />
            {feed.structuredData && (
              <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: feed.structuredData }} />
            )}
          </>
        ),
      };
    },
    async gap(attributes) {
      if (await feedNamed(attributes)) return '';
      return 'It shows reviews that this site does not have. Put the code of one of your review feeds there.';
    },
  };

  async function feedNamed({ named, bare }: EmbedAttributes): Promise<ShownFeed | null> {
    const id = named.id ?? bare[0] ?? '';
    if (/^\d{1,9}$/.test(id)) return feeds.show(Number(id));
    return named.place_id ? feedOfPlace(named.place_id, named) : null;
  }

  async function feedOfPlace(placeId: string, named: EmbedAttributes['named']): Promise<ShownFeed | null> {
    const place = await database
      .tables<ReviewsTables>()
      .selectFrom('review_places')
      .select('id')
      .where('provider_place', '=', placeId)
      .orderBy('id')
      .executeTakeFirst();
    if (!place) return null;
    return feeds.preview({
      places: [place.id],
      options: parseFeedOptions({
        layout: named.view_mode ?? 'list',
        textSize: wholeNumber(named.text_size, OLD_TEXT_SIZE),
        pagination: wholeNumber(named.pagination, OLD_PAGINATION),
        isDark: isOn(named.dark_theme),
        ...(named.open_link !== undefined && { openLink: isOn(named.open_link) }),
        ...(named.nofollow_link !== undefined && { nofollowLink: isOn(named.nofollow_link) }),
      }),
    });
  }
}

/** The default of the old shortcode. */
const OLD_TEXT_SIZE = 120;
const OLD_PAGINATION = 5;

function wholeNumber(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : fallback;
}

function isOn(text: string | undefined): boolean {
  return text === 'true' || text === '1' || text === 'on';
}
