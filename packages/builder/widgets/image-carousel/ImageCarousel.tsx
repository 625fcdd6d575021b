import { IslandStyle } from '@portico/kernel/islands/react';
import { useMemo } from 'react';
import { numberOf, type Settings, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePictureWords } from '../../parts/site/usePictureWords.ts';
import { type CarouselOptions, carouselOptions } from '../../runtime/slider/carouselOptions.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { CarouselView } from './CarouselView.tsx';
import { carouselFromElement, imagesOf, withSpacing } from './carouselFromElement.ts';
import { controlPlaces } from './controlPlaces.ts';

/** The whole carousel widget, rendered on the server. */
export function ImageCarousel({ element }: { element: BuilderElement }) {
  const { caption_type, link_to } = element.settings;
  const wordsOf = usePictureWords(imagesOf(element.settings), Boolean(caption_type) || link_to === 'file');
  const props = carouselFromElement(element, useIcons(), wordsOf);
  // The slider restarts when its settings change, so the same object is kept while other parts of the page are edited.
  const told = JSON.stringify(props.settings);
  const settings: Settings = useMemo(() => JSON.parse(told), [told]);
  const options = carouselOptions(withSpacing(element.settings));
  const frame = widgetFrame(element, { classes: controlPlaces(element.settings, options, 'outside') });
  const shown = shownSlides(element.settings, options, props.slides.length);
  const offset = options.offsetSides === 'none' ? '' : ` offset-${options.offsetSides}`;
  if (props.slides.length === 0) return null;
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
        // The style sheet lays the slides out by these until the slider starts, so that nothing shifts.
        data-slides={shown.desktop}
        data-slides-tablet={shown.tablet}
        data-slides-mobile={shown.mobile}
        data-gap={options.spaceBetween || undefined}
      >
        <CarouselView {...props} settings={settings} />
      </div>
    </WidgetElement>
  );
}

/** How many pictures fit in a row. A single one never moves, and has the same share of the row on every device. */
function shownSlides(settings: Settings, { breakpoints }: CarouselOptions, count: number) {
  const at = (width: number): number => Math.floor(breakpoints[width]?.slidesPerView ?? 1);
  const desktop = at(1025);
  if (count > 1) return { desktop, tablet: at(768), mobile: at(320) };
  const tablet = numberOf(settings.slides_to_show_tablet) ?? desktop;
  return { desktop, tablet, mobile: numberOf(settings.slides_to_show_mobile) ?? tablet };
}
