import { type ReviewOptions, translate } from '../../wire/public.ts';
import type { CardLook, ReviewCard } from '../ReviewsProps.ts';
import { Avatar } from './Avatar.tsx';
import { Name } from './Name.tsx';
import { Photos } from './Photos.tsx';
import { ProviderIcon } from './ProviderIcon.tsx';
import { Reply } from './Reply.tsx';
import { ReviewText } from './ReviewText.tsx';
import { reachable } from './reachable.ts';
import { Stars } from './Stars.tsx';
import { Time } from './Time.tsx';

export interface CardProps {
  readonly card: ReviewCard;
  readonly options: ReviewOptions;
  readonly look: CardLook;
}

/** A review in a slider or a grid. */
export function SlideCard({ card, options, look }: CardProps) {
  return (
    <div className={`rpi-slide grw-review${card.isHidden ? ' grw-hide' : ''}`}>
      <div className={`rpi-flx rpi-col12 grw-review-inner${lookClasses(look)}`}>
        <div className="rpi-flx rpi-row12-center">
          <Avatar src={card.avatar} author={card.author} />
          <div className="rpi-flx rpi-col6">
            <Name author={card.author} authorUrl={card.authorUrl} options={options} />
            <Time time={card.time} />
          </div>
        </div>
        {card.rating > 0 && <Stars rating={card.rating} />}
        <div className="rpi-flx rpi-col4">
          <div className="wp-google-feedback grw-scroll" {...reachable(card.text, card.author)}>
            <ReviewText text={card.text} size={options.textSize} readMore={translate(options, 'read more')} />
          </div>
          <Photos photos={card.photos} />
        </div>
        <Reply reply={card.reply} />
        <ProviderIcon provider={card.provider} />
      </div>
    </div>
  );
}

export function lookClasses({ hasBackground, isRound, hasShadow }: CardLook): string {
  return `${hasBackground ? ' grw-backgnd' : ''}${isRound ? ' grw-round' : ''}${hasShadow ? ' grw-shadow' : ''}`;
}
