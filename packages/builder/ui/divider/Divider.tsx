import { Slot } from '@portico/kernel/islands/react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { keyword, length } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';

/** A line across, with a word in it if the author wants one. */
export function Divider({ element }: { element: BuilderElement }) {
  const { look, text } = element.settings;
  const word = look === 'line_text' ? textOf(text) : '';
  return (
    <WidgetElement
      {...widgetFrame(element, { classes: word ? ['elementor-widget-divider--view-line_text'] : [] })}
    >
      <div className="elementor-divider">
        <span className="elementor-divider-separator">
          {word && (
            <Slot as="span" className="elementor-divider__text elementor-divider__element" html={word} />
          )}
        </span>
      </div>
    </WidgetElement>
  );
}

export const dividerStyle: ElementStyle = (read) => [
  {
    declarations: {
      '--p-divider-style': keyword(read('style'), ['solid', 'double', 'dotted', 'dashed']),
      '--p-divider-weight': length(read('weight')),
      '--p-divider-color': readColor(read, 'color'),
    },
  },
  { part: ' .elementor-divider', declarations: { 'padding-block': length(read('gap')) } },
  { part: ' .elementor-divider-separator', declarations: { 'inline-size': length(read('width')) } },
];
