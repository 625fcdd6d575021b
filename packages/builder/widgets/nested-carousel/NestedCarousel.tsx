import { isOn, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';
import { nestedPlaces, nestedSlider } from './nestedSlider.ts';

/** A carousel whose slides are the widget's containers. */
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
      settings={nestedSlider(settings)}
      label={textOf(settings.carousel_name) || 'Carousel'}
      className={`e-n-carousel${isOn(settings.equal_height ?? 'yes') ? ' e-n-carousel--equal' : ''}`}
      places={nestedPlaces(settings)}
    />
  );
}
