import { IslandStyle } from '@portico/kernel/islands/react';
import { useMemo } from 'react';
import { type Settings, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { carouselOptions } from '../../runtime/slider/carouselOptions.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { CarouselView } from './CarouselView.tsx';
import { carouselFromElement } from './carouselFromElement.ts';

/** The whole carousel widget, as the server renders it. */
export function ImageCarousel({ element }: { element: BuilderElement }) {
  const props = carouselFromElement(element);
  // The slider starts anew with other settings, so what reads alike stays the same while the rest of a page is edited.
  const told = JSON.stringify(props.settings);
  const settings: Settings = useMemo(() => JSON.parse(told), [told]);
  const frame = widgetFrame(element);
  const options = carouselOptions(element.settings);
  const shown = (width: number): number => Math.floor(options.breakpoints[width]?.slidesPerView ?? 1);
  const offset = options.offsetSides === 'none' ? '' : ` offset-${options.offsetSides}`;
  return (
    <WidgetElement {...frame} browserSettings={{ ...frame.browserSettings, ...settings }}>
      <IslandStyle name="image-carousel" />
      {/* biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here */}
      <div
        className={`elementor-image-carousel-wrapper swiper${offset}`}
        role="region"
        aria-roledescription="carousel"
        aria-label={textOf(element.settings.carousel_name) || 'Image carousel'}
        dir={
          element.settings.direction === 'rtl'
            ? 'rtl'
            : element.settings.direction === 'ltr'
              ? 'ltr'
              : undefined
        }
        // The sheet lays the slides out by these until the slider has started, so that nothing moves when it does.
        data-slides={shown(1025)}
        data-slides-tablet={shown(768)}
        data-slides-mobile={shown(320)}
        data-gap={options.spaceBetween || undefined}
      >
        <CarouselView {...props} settings={settings} />
      </div>
    </WidgetElement>
  );
}
