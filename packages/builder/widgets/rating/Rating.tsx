import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { numberOf, sizeOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { STAR } from '../../parts/icon/iconClasses.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

const MOST = 10;

/** Icons in a row, as many of them coloured as the rating says. */
export function Rating({ element }: WidgetProps) {
  const { settings } = element;
  const scale = Math.min(Math.max(Math.round(sizeOf(settings.rating_scale) ?? 5), 1), MOST);
  const rating = Math.min(Math.max(numberOf(settings.rating_value) ?? scale, 0), scale);
  const iconOf = useIcons();
  const icon = iconOf(settings.rating_icon ?? STAR) || iconOf(STAR);
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
