import { ListCard } from '../card/ListCard.tsx';
import { PlaceHeaderView } from '../place/PlaceHeaderView.tsx';
import type { ReviewsProps } from '../ReviewsProps.ts';
import { MoreLink } from './MoreLink.tsx';
import { NoReviews } from './NoReviews.tsx';

/** Reviews one below the other; in the layout `rating`, only the places. */
export function ListLayout(props: ReviewsProps) {
  const { layout, options, places, cards, count, look } = props;
  return (
    <div className="wp-google-list">
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
        <PlaceHeaderView place={place} options={options} key={index} />
      ))}
      {layout !== 'rating' && (
        <>
          <div className="rpi-flx rpi-col16" data-count={count} data-offset={cards.length}>
            {cards.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
              <ListCard card={card} options={options} look={look} key={index} />
            ))}
          </div>
          {count === 0 && <NoReviews options={options} />}
          <MoreLink {...props} />
        </>
      )}
    </div>
  );
}
