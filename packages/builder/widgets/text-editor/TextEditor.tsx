import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { choiceOf, isOn, textOf } from '../../model/settings/read.ts';
import { useTextAnchors } from '../../parts/contents/PageHeadings.ts';
import { withTextAnchors } from '../../parts/contents/textHeadings.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { TextWithTemplates } from '../../parts/site/TextWithTemplates.tsx';
import { useCodedHtml } from '../../parts/site/useCodedHtml.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { dropCapHtml } from './dropCapHtml.ts';

/** The whole text widget, rendered on the server. */
export function TextEditor({ element }: { element: BuilderElement }) {
  const { editor, drop_cap, drop_cap_view } = element.settings;
  const html = withTextAnchors(textOf(editor), useTextAnchors(element.id));
  const view = choiceOf(drop_cap_view, ['default', 'stacked', 'framed'], 'default');
  const classes = isOn(drop_cap) ? ['elementor-drop-cap-yes', `elementor-drop-cap-view-${view}`] : [];
  const coded = useCodedHtml(isOn(drop_cap) ? dropCapHtml(html) : html);
  // On the canvas its author types in one node.
  const Text = usePageFacts() === null ? Slot : TextWithTemplates;
  return (
    <WidgetElement {...widgetFrame(element, { names: ['drop_cap'], classes })}>
      <IslandStyle name="text-editor" />
      <Text className="elementor-text-editor elementor-clearfix" html={coded} />
    </WidgetElement>
  );
}
