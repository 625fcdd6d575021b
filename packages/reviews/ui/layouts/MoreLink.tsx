import { translate } from '../../wire/public.ts';
import { linkAttributes } from '../linkAttributes.ts';
import type { ReviewsProps } from '../ReviewsProps.ts';

/** What stands below the cards: a button while there are more of them, else the way to where all reviews are. */
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
