import { IslandStyle } from '@portico/kernel/islands/react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { isOn, sizeOf, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { PROGRESS_TONES, type ProgressProps } from './ProgressProps.ts';
import { ProgressView } from './ProgressView.tsx';
import { percentOf } from './progressBar.ts';

/** The whole progress widget, rendered on the server. */
export function Progress({ element }: { element: BuilderElement }) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="progress" />
      <ProgressView {...progressFromElement(element)} />
    </WidgetElement>
  );
}

function progressFromElement({ id, settings }: BuilderElement): ProgressProps {
  return {
    titleId: `elementor-progress-bar-${id}`,
    // Elementor stores an empty text for a title that is switched off.
    title: settings.title_display === '' ? '' : textOf(settings.title),
    titleTag: headingTagOf(settings.title_tag, 'span'),
    percent: percentOf(sizeOf(settings.percent) ?? 0),
    text: textOf(settings.inner_text),
    showsPercentage: isOn(settings.display_percentage ?? 'yes') || settings.display_percentage === 'show',
    tone: PROGRESS_TONES.find((tone) => tone === settings.progress_type) ?? null,
  };
}
