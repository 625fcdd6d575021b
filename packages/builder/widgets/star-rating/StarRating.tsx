import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, numberOf, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { starClass } from './starClass.ts';

/** Stars out of five or ten, the last one filled in tenths. */
export function StarRating({ element }: WidgetProps) {
  const { settings } = element;
  const scale = numberOf(settings.rating_scale) === 10 ? 10 : 5;
  const rating = Math.min(Math.max(numberOf(settings.rating ?? 5) ?? 0, 0), scale);
  const title = textOf(settings.title);
  const style = choiceOf(settings.star_style, ['star_fontawesome', 'star_unicode'], 'star_fontawesome');
  const isOutline = settings.unmarked_star_style === 'outline';
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor--star-style-${style}`] })}>
      <IslandStyle name="star-rating" />
      <div className="elementor-star-rating__wrapper">
        {title && <div className="elementor-star-rating__title">{title}</div>}
        <div className={`elementor-star-rating${isOutline ? ' elementor-star-rating--outline' : ''}`}>
          {Array.from({ length: scale }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place.
            <i className={starClass(rating - index)} aria-hidden key={index}>
              {isOutline ? '☆' : '★'}
            </i>
          ))}{' '}
          <span className="elementor-screen-only">{`Rated ${rating} out of ${scale}`}</span>
        </div>
      </div>
    </WidgetElement>
  );
}
