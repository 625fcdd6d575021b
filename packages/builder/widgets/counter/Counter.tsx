import { IslandStyle } from '@portico/kernel/islands/react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { filledTextOf, isOn, numberOf, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';
import type { CounterProps } from './CounterProps.ts';
import { CounterView } from './CounterView.tsx';

/** The whole counter widget, rendered on the server. */
export function Counter({ element }: { element: BuilderElement }) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="counter" />
      <CounterView {...counterFromElement(element)} />
    </WidgetElement>
  );
}

function counterFromElement({ settings }: BuilderElement): CounterProps {
  const separates = isOn(settings.thousand_separator ?? 'yes');
  return {
    title: textOf(settings.title),
    titleTag: headingTagOf(settings.title_tag, 'div'),
    prefix: textOf(settings.prefix),
    suffix: textOf(settings.suffix),
    from: filledTextOf(settings.starting_number, '0'),
    to: filledTextOf(settings.ending_number, '0'),
    durationMs: numberOf(settings.duration) ?? 2000,
    delimiter: separates ? filledTextOf(settings.thousand_separator_char, ',') : '',
  };
}
