import { type BadgePosition, translate } from '../../wire/public.ts';
import { ListCard } from '../card/ListCard.tsx';
import { ProviderIcon } from '../card/ProviderIcon.tsx';
import { Stars } from '../card/Stars.tsx';
import { PlaceHeaderView } from '../place/PlaceHeaderView.tsx';
import type { ReviewsProps } from '../ReviewsProps.ts';
import { MoreLink } from './MoreLink.tsx';

const BADGE_CLASS: Readonly<Record<BadgePosition, string>> = {
  embed: '',
  right: ' wp-google-badge-fixed',
  left: ' wp-google-badge-fixed wp-google-badge_left-fixed',
};

/** A small badge with the rating, and the form with the reviews that it opens. */
export function BadgeLayout(props: ReviewsProps) {
  const { options, places, cards, count, look, badge } = props;
  const [place] = places;
  const rating = place?.rating ?? 0;
  return (
    <>
      <button
        type="button"
        className={`wp-google-badge${BADGE_CLASS[badge]}`}
        aria-haspopup="dialog"
        aria-expanded="false"
      >
        <span className="wp-google-border" />
        <span className="wp-google-badge-btn">
          <ProviderIcon provider={cards[0]?.provider ?? 'google'} />
          <span className="wp-google-badge-score">
            <span className="rpi-badge-label">{translate(options, 'Our rating')}</span>
            <span className="rpi-score-number">{rating.toFixed(1)}</span>
            <Stars rating={rating} />
          </span>
        </span>
      </button>
      <div
        className={`wp-google-form${badge === 'left' ? ' wp-google-form-left' : ''}`}
        role="dialog"
        aria-label={translate(options, 'Reviews')}
        hidden
      >
        <div className="wp-google-head">
          <div className="wp-google-head-inner">
            {places.map((header, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
              <PlaceHeaderView place={header} options={options} key={index} />
            ))}
          </div>
          <button type="button" className="wp-google-close" aria-label={translate(options, 'Close')}>
            ×
          </button>
        </div>
        <div className="wp-google-body" />
        <div className="wp-google-content">
          <div className="wp-google-content-inner" data-count={count} data-offset={cards.length}>
            {cards.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
              <ListCard card={card} options={options} look={look} key={index} />
            ))}
          </div>
          <MoreLink {...props} />
        </div>
      </div>
    </>
  );
}
