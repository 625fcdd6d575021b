import { Slot } from '@portico/kernel/islands/react';
import { rowsOf, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { ReviewSlides } from './ReviewSlides.tsx';
import { FEED } from './reviews.fields.ts';

/** Customers' reviews from elsewhere: one of the site's review feeds, or what the author has copied. */
export function Reviews({ element }: WidgetProps) {
  const feed = textOf(element.settings[FEED]).slice(0, 100);
  const shown = useSitePart(feed ? { kind: 'reviews', feed } : null);
  if (!feed && rowsOf(element.settings.slides).length > 0) return <ReviewSlides element={element} />;
  return <WidgetElement {...widgetFrame(element)}>{shown?.html && <Slot html={shown.html} />}</WidgetElement>;
}
