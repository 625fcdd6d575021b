import type { ReviewOptions } from '../../wire/public.ts';
import { Stars } from '../card/Stars.tsx';
import { linkAttributes } from '../linkAttributes.ts';
import type { PlaceHeader } from '../ReviewsProps.ts';

interface PlaceHeaderViewProps {
  readonly place: PlaceHeader;
  readonly options: ReviewOptions;
}

/** The reviewed place: its picture, name, rating, and a link to write a review. */
export function PlaceHeaderView({ place, options }: PlaceHeaderViewProps) {
  return (
    <div className="grw-header">
      <div className="grw-header-inner rpi-flx rpi-row12">
        {place.photo && (
          <div className="grw-img-wrap">
            <img
              className="grw-img"
              src={place.photo}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          </div>
        )}
        <div className="rpi-flx rpi-col8">
          <div className="wp-google-name">
            {place.url ? (
              <a href={place.url} {...linkAttributes(options)}>
                {place.name}
              </a>
            ) : (
              place.name
            )}
          </div>
          {place.rating !== null && (
            <div className="rpi-score">
              <span className="rpi-score-number">{place.rating.toFixed(1)}</span>
              <Stars rating={place.rating} />
            </div>
          )}
          {place.basedOn && <div className="wp-google-based">{place.basedOn}</div>}
          {place.poweredBy && <div className="wp-google-powered">{place.poweredBy}</div>}
          {place.reviewUs && (
            <div className="wp-google-wr">
              <a href={place.reviewUs.href} {...linkAttributes({ openLink: true, nofollowLink: true })}>
                {place.reviewUs.text}
              </a>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
