import { IslandStyle } from '@portico/kernel/islands/react';
import { isOn, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';
import { useLoop } from '../loop-grid/useLoop.tsx';
import { WithoutTemplate } from '../loop-grid/WithoutTemplate.tsx';
import { nestedPlaces, nestedSlider } from '../nested-carousel/nestedSlider.ts';

/** Posts in a carousel, each rendered with one of the site's templates. */
export function LoopCarousel({ element }: WidgetProps) {
  const { settings } = element;
  const loop = useLoop(element);
  const items = loop?.items ?? [];
  if (items.length === 0) return loop?.isWithoutTemplate ? <WithoutTemplate element={element} /> : null;
  return (
    <>
      <IslandStyle name="loop-grid" />
      <SlidesElement
        element={element}
        slides={items}
        settings={nestedSlider({ ...settings, slides_to_show: settings.slides_to_show ?? '3' })}
        label={textOf(settings.carousel_name) || 'Posts'}
        className={`e-n-carousel elementor-loop-slides${isOn(settings.equal_height) ? ' elementor-loop-slides--equal' : ''}`}
        places={nestedPlaces(settings)}
      />
    </>
  );
}
