import { translate } from '../../wire/public.ts';
import { linkAttributes } from '../linkAttributes.ts';
import type { ReviewsProps } from '../ReviewsProps.ts';

/** Below the cards: a button while there are more, otherwise a link to all reviews. */
export function MoreLink({ cards, count, options, seeAll }: ReviewsProps) {
  const hasMore = count > cards.length || cards.some((card) => card.isHidden);
  return (
    <>
      {hasMore && (
        <button type="button" className="wp-google-url rpi-more">
          {translate(options, 'More reviews')}
        </button>
      )}
      {seeAll && (
        <a className="wp-google-url" href={seeAll.href} {...linkAttributes(options)}>
          {seeAll.text}
        </a>
      )}
    </>
  );
}
