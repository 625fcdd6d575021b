import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { withSpacing } from '../image-carousel/carouselFromElement.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';

/** A row of slides, each of which is one of the containers below the widget. */
export function NestedCarousel({ element, renderChild }: WidgetProps) {
  const { settings } = element;
  const slides = element.elements.flatMap((child) => {
    const shown = renderChild?.(child, {});
    return shown
      ? [
          <div className="e-n-carousel-slide" key={child.id}>
            {shown}
          </div>,
        ]
      : [];
  });
  if (slides.length === 0) return null;
  return (
    <SlidesElement
      element={element}
      slides={slides}
      settings={sliderSettings(settings)}
      label={textOf(settings.carousel_name) || 'Carousel'}
      className={`e-n-carousel${isOn(settings.equal_height ?? 'yes') ? ' e-n-carousel--equal' : ''}`}
      places={({ hasArrows, dots }) => [
        ...(hasArrows ? ['elementor-arrows-position-inside'] : []),
        ...(dots ? [`elementor-pagination-type-${dots}`, 'elementor-pagination-position-outside'] : []),
      ]}
    />
  );
}

/** What it says of arrows and dots, in the words of the carousel of pictures; all else has the same names. */
function sliderSettings(settings: Settings): Settings {
  const { arrows, pagination, image_spacing_custom, infinite, autoplay } = settings;
  const hasArrows = arrows === undefined || isOn(arrows);
  const dots = pagination === undefined ? 'bullets' : pagination === 'none' ? '' : pagination;
  return withSpacing({
    ...settings,
    navigation: hasArrows ? (dots ? 'both' : 'arrows') : dots ? 'dots' : 'none',
    pagination: dots,
    infinite: infinite ?? 'yes',
    autoplay: autoplay ?? 'yes',
    pause_on_hover: settings.pause_on_hover ?? 'yes',
    pause_on_interaction: settings.pause_on_interaction ?? 'yes',
    image_spacing_custom: image_spacing_custom ?? { unit: 'px', size: 10 },
  });
}
