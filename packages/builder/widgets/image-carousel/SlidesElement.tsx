import { IslandStyle } from '@portico/kernel/islands/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { type Settings, textOf } from '../../model/settings/read.ts';
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
  /** Trusted HTML, or elements. */
  readonly slides: readonly (string | ReactElement)[];
  /** The slider's settings, under the image carousel's names. */
  readonly settings: Settings;
  readonly label: string;
  readonly className: string;
  /** Classes of the widget's outer element for the positions of its controls. */
  readonly places: (options: CarouselOptions) => readonly string[];
  /** Replaces the dots, one for each slide: trusted HTML. */
  readonly dots?: string;
}

/** A carousel with any content, moved like an image carousel. Without JavaScript it is a scrollable row. */
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
        dir={textOf(element.settings.direction) || undefined}
        data-slides={shown(1025)}
        data-slides-tablet={shown(768)}
        data-slides-mobile={shown(320)}
        data-gap={options.spaceBetween || undefined}
      >
        <CarouselView
          // A slider that restarts with other settings leaves plain dots behind.
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

/** Like the carousel's slides of trusted HTML. */
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

/** Class of widgets that are not image carousels but started as one. */
const MOVED_AS_CAROUSEL = 'portico-slides';
