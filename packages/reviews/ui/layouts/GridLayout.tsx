import { writeOptions } from '../../wire/public.ts';
import { SlideCard } from '../card/SlideCard.tsx';
import { PlaceHeaderView } from '../place/PlaceHeaderView.tsx';
import type { ReviewsProps } from '../ReviewsProps.ts';
import { MoreLink } from './MoreLink.tsx';
import { NoReviews } from './NoReviews.tsx';

/** Cards in columns, with the place above them. */
export function GridLayout(props: ReviewsProps) {
  const { options, places, cards, count, look } = props;
  const [place] = places;
  return (
    <>
      {place && <PlaceHeaderView place={place} options={options} />}
      <div className="grw-row grw-row-m" data-options={writeOptions(options).row}>
        <div className="grw-content">
          <div className="grw-content-inner">
            <div className="grw-reviews" data-count={count} data-offset={cards.length}>
              {cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
                <SlideCard card={card} options={options} look={look} key={index} />
              ))}
            </div>
          </div>
          {count === 0 && <NoReviews options={options} />}
          <MoreLink {...props} />
        </div>
      </div>
    </>
  );
}
