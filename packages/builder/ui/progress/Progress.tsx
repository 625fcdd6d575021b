import { IslandStyle } from '@portico/kernel/islands/react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import type { BuilderElement } from '../../protocol.ts';
import { isOn, sizeOf, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { percentOf } from './adoptProgress.ts';
import { PROGRESS_TONES, type ProgressProps } from './ProgressProps.ts';
import { ProgressView } from './ProgressView.tsx';

/** The whole progress widget, as the server renders it. */
export function Progress({ element }: { element: BuilderElement }) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="progress" />
      <ProgressView {...progressFromElement(element)} />
    </WidgetElement>
  );
}

/** Without scripts nothing would fill the bar; there the page's sheet does. */
export const progressStyle: ElementStyle = (read) => [
  {
    part: ' .elementor-progress-bar',
    declarations: {
      '--p-progress': read('percent') === undefined ? null : `${percentOf(sizeOf(read('percent')))}%`,
      'background-color': readColor(read, 'bar_color'),
    },
  },
];

function progressFromElement({ id, settings }: BuilderElement): ProgressProps {
  return {
    titleId: `elementor-progress-bar-${id}`,
    title: textOf(settings.title),
    percent: percentOf(sizeOf(settings.percent) ?? 50),
    text: textOf(settings.inner_text),
    showsPercentage: isOn(settings.display_percentage ?? 'yes') || settings.display_percentage === 'show',
    tone: PROGRESS_TONES.find((tone) => tone === settings.progress_type) ?? null,
  };
}
