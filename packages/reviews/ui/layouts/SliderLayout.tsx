import { translate, writeOptions } from '../../wire/public.ts';
import { SlideCard } from '../card/SlideCard.tsx';
import { PlaceHeaderView } from '../place/PlaceHeaderView.tsx';
import type { ReviewsProps } from '../ReviewsProps.ts';
import { NoReviews } from './NoReviews.tsx';

/** A row that scrolls automatically or by hand, with its place beside it. */
export function SliderLayout(props: ReviewsProps) {
  const { options, places, count } = props;
  const [place] = places;
  return (
    <div className="grw-row grw-row-m" data-options={writeOptions(options).row}>
      {place && <PlaceHeaderView place={place} options={options} />}
      {count === 0 ? <NoReviews options={options} /> : <Slides {...props} />}
    </div>
  );
}

function Slides({ options, cards, count, look, slider }: ReviewsProps) {
  return (
    <div className="rpi-slides-root grw-content">
      <div className="grw-content-inner">
        {slider.hasButtons && <Arrow side="prev" label={translate(options, 'Previous reviews')} />}
        <div
          className="rpi-slides grw-reviews"
          data-count={count}
          data-offset={cards.length}
          {...reachable(translate(options, 'Reviews'))}
        >
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
            <SlideCard card={card} options={options} look={look} key={index} />
          ))}
        </div>
        {slider.hasButtons && <Arrow side="next" label={translate(options, 'Next reviews')} />}
      </div>
      {slider.hasDots && (
        <div className="rpi-dots-wrap">
          <div className="rpi-dots" />
        </div>
      )}
    </div>
  );
}

/** Scrollable content must be reachable by keyboard, and then it needs a name. */
function reachable(label: string) {
  return { role: 'group', 'aria-label': label, tabIndex: 0 };
}

function Arrow({ side, label }: { side: 'prev' | 'next'; label: string }) {
  return (
    <button
      type="button"
      className={`rpi-ltgt ${side === 'prev' ? 'rpi-lt' : 'rpi-gt'} grw-${side}`}
      aria-label={label}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={side === 'prev' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
