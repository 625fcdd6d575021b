import { translate } from '../../wire/public.ts';
import { Avatar } from './Avatar.tsx';
import { Name } from './Name.tsx';
import { Photos } from './Photos.tsx';
import { ProviderIcon } from './ProviderIcon.tsx';
import { Reply } from './Reply.tsx';
import { ReviewText } from './ReviewText.tsx';
import { type CardProps, lookClasses } from './SlideCard.tsx';
import { Stars } from './Stars.tsx';
import { Time } from './Time.tsx';

/** A review in a list, or in the form that a badge opens. */
export function ListCard({ card, options, look }: CardProps) {
  return (
    <div className={`wp-google-review${card.isHidden ? ' wp-google-hide' : ''}${lookClasses(look)}`}>
      <div className="rpi-flx rpi-row12">
        <Avatar src={card.avatar} author={card.author} />
        <div className="rpi-flx rpi-col4">
          <Name author={card.author} authorUrl={card.authorUrl} options={options} />
          <Time time={card.time} />
          <div className="wp-google-feedback">
            {card.rating > 0 && <Stars rating={card.rating} />}
            <ReviewText text={card.text} size={options.textSize} readMore={translate(options, 'read more')} />
          </div>
          <Photos photos={card.photos} />
          <Reply reply={card.reply} />
        </div>
        <ProviderIcon provider={card.provider} />
      </div>
    </div>
  );
}
