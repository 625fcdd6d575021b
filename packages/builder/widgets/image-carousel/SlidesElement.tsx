import { IslandStyle } from '@portico/kernel/islands/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Settings } from '../../model/settings/read.ts';
import { browserSettings } from '../../parts/element/browserSettings.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { type CarouselOptions, carouselOptions } from '../../runtime/slider/carouselOptions.ts';
import type { BuilderElement } from '../../wire/public.ts';
import type { CarouselSlide } from './CarouselProps.ts';
import { CarouselView } from './CarouselView.tsx';
import { controlsOf, FOR_THE_BROWSER } from './carouselFromElement.ts';

interface SlidesElementProps {
  readonly element: BuilderElement;
  /** Trusted HTML each, or elements. */
  readonly slides: readonly (string | ReactElement)[];
  /** What the slider is told, under the names that the carousel of pictures has for it. */
  readonly settings: Settings;
  readonly label: string;
  readonly className: string;
  /** Classes of the widget's outer element that say where its controls stand. */
  readonly places: (options: CarouselOptions) => readonly string[];
  /** What leads to the slides in place of dots, one for each: trusted HTML. */
  readonly dots?: string;
}

/** A row of slides that hold anything, moved as a carousel of pictures is. Without a script it is a row that scrolls. */
export function SlidesElement(props: SlidesElementProps) {
  const { element, slides, settings, label, className, places, dots } = props;
  const told = JSON.stringify(browserSettings(settings, FOR_THE_BROWSER) ?? {});
  const known: Settings = useMemo(() => JSON.parse(told), [told]);
  const draw = useIcons();
  const options = carouselOptions(known);
  const shown = (width: number): number => Math.floor(options.breakpoints[width]?.slidesPerView ?? 1);
  const frame = widgetFrame(element, { classes: [MOVED_AS_CAROUSEL, ...places(options)] });
  const labelled: CarouselSlide[] = slides.map((slide, index) => ({
    label: `${index + 1} of ${slides.length}`,
    html: typeof slide === 'string' ? slide : '',
  }));
  return (
    <WidgetElement {...frame} browserSettings={{ ...frame.browserSettings, ...known }}>
      <IslandStyle name="image-carousel" />
      <IslandStyle name={element.widgetType ?? ''} />
      {/* biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here */}
      <div
        className={`elementor-image-carousel-wrapper swiper ${className}`}
        role="region"
        aria-roledescription="carousel"
        aria-label={label}
        data-slides={shown(1025)}
        data-slides-tablet={shown(768)}
        data-slides-mobile={shown(320)}
        data-gap={options.spaceBetween || undefined}
      >
        <CarouselView
          // What a slider that is told something else leaves behind are plain dots.
          key={dots && told}
          settings={known}
          slides={labelled}
          fillsSlides={false}
          controls={controlsOf({ ...element.settings, ...known }, slides.length, draw).map((control) =>
            control.kind === 'pagination' && dots ? { ...control, html: dots } : control,
          )}
        >
          {slides.some((slide) => typeof slide !== 'string') ? slides.map(slideOf) : undefined}
        </CarouselView>
      </div>
    </WidgetElement>
  );
}

/** As the carousel draws those of trusted HTML. */
function slideOf(slide: ReactNode, index: number, all: readonly ReactNode[]): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name, and their number never changes
      key={index}
      className="swiper-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${all.length}`}
    >
      {slide}
    </div>
  );
}

/** The mark of widgets that are no carousel of pictures and are woken as one. */
const MOVED_AS_CAROUSEL = 'portico-slides';
