import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import type { EditorWidget } from '../../model/edits/EditorWidget.ts';
import { type Field, text } from '../../model/fields/Field.ts';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { Widget, WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useVisitorWords, type VisitorWords } from '../../parts/site/visitorWords.ts';

interface WpWidget {
  readonly label: string;
  readonly order: number;
  readonly icon: string;
  /** Its title where its author gave it none, as WordPress names it. */
  readonly untitled?: keyof VisitorWords;
  /** Besides the title, under `wp.`. */
  readonly fields?: readonly Field[];
  readonly newSettings?: Settings;
  readonly examples?: Widget['examples'];
  /** Its content, from WordPress's settings; may call hooks. */
  readonly useBody: (settings: Settings) => ReactNode;
}

/** One of WordPress's own widgets, which Elementor allows on pages. Its settings are in their own map. */
export function wpWidget(name: string, parts: WpWidget): Widget {
  const { label, order, icon, untitled, fields = [], newSettings = {}, examples, useBody } = parts;
  function Render({ element }: WidgetProps) {
    const settings = recordOf(element.settings.wp);
    const body = useBody(settings);
    const words = useVisitorWords();
    const title = textOf(settings.title) || (untitled ? words[untitled] : '');
    return (
      <WidgetElement {...widgetFrame(element)}>
        <IslandStyle name="wp-widget" />
        {title && <h5>{title}</h5>}
        {body}
      </WidgetElement>
    );
  }
  const editor: EditorWidget = {
    label,
    category: 'site',
    order,
    icon,
    fields: [text('wp.title', 'Title'), ...fields],
    newSettings: { wp: { title: label, ...newSettings } },
  };
  return { type: `wp-widget-${name}`, Render, editor, ...(examples && { examples }) };
}

/** WordPress stores switches that are on as `1`, `true` or `on`. */
export function isTicked(value: unknown): boolean {
  return (
    value === true || value === 1 || value === '1' || value === 'on' || value === 'yes' || value === 'true'
  );
}
