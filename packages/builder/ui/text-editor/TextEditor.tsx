import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { typography } from '../../document/styles/typography.ts';
import { keyword } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { choiceOf, isOn, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { dropCapHtml } from './dropCapHtml.ts';

/** The whole text widget, as the server renders it. */
export function TextEditor({ element }: { element: BuilderElement }) {
  const { editor, drop_cap, drop_cap_view } = element.settings;
  const html = textOf(editor);
  const view = choiceOf(drop_cap_view, ['default', 'stacked', 'framed'], 'default');
  const classes = isOn(drop_cap) ? ['elementor-drop-cap-yes', `elementor-drop-cap-view-${view}`] : [];
  return (
    <WidgetElement {...widgetFrame(element, { names: ['drop_cap'], classes })}>
      <IslandStyle name="text-editor" />
      <Slot
        className="elementor-text-editor elementor-clearfix"
        html={isOn(drop_cap) ? dropCapHtml(html) : html}
      />
    </WidgetElement>
  );
}

export const textEditorStyle: ElementStyle = (read) => [
  {
    declarations: {
      color: readColor(read, 'text_color'),
      'text-align': keyword(read('align'), ['start', 'center', 'end', 'justify', 'left', 'right']),
      ...typography(read),
    },
  },
];
