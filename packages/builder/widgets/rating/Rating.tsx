import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { numberOf, recordOf, sizeOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

const MOST = 10;

/** The star of Elementor's own icon set. */
const FIRST_STAR =
  '<svg aria-hidden="true" class="e-font-icon-svg" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><path d="M10.8 1.8Q12 .2 13.2 1.8L15.9 7.5L21.9 8.4Q23.8 9 22.6 10.8L18.3 15.2L19.3 21.5Q19.2 23.6 17.4 22.9L12 20.1L6.6 22.9Q4.8 23.6 4.7 21.5L5.7 15.2L1.4 10.8Q.2 9 2.1 8.4L8.1 7.5z"/></svg>';

/** Icons in a row, coloured according to the rating. */
export function Rating({ element }: WidgetProps) {
  const { settings } = element;
  const scale = Math.min(Math.max(Math.round(sizeOf(settings.rating_scale) ?? 5), 1), MOST);
  const rating = Math.min(Math.max(numberOf(settings.rating_value) ?? scale, 0), scale);
  const drawn = useIcons()(settings.rating_icon);
  const icon = recordOf(settings.rating_icon).value === 'eicon-star' ? FIRST_STAR : drawn || FIRST_STAR;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="rating" />
      <div className="e-rating">
        <div className="e-rating-wrapper" role="img" aria-label={`Rated ${rating} out of ${scale}`}>
          {Array.from({ length: scale }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an icon is its place.
            <div className="e-icon" key={index}>
              <Slot
                className="e-icon-wrapper e-icon-marked"
                data-tenths={tenths(rating - index)}
                html={icon}
              />
              <Slot className="e-icon-wrapper e-icon-unmarked" html={icon} />
            </div>
          ))}
        </div>
      </div>
    </WidgetElement>
  );
}

function tenths(share: number): number {
  return Math.min(Math.max(Math.round(share * 10), 0), 10);
}
