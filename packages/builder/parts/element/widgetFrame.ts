import type { BuilderElement } from '../../wire/public.ts';
import { authorMarks } from './authorMarks.ts';
import { browserSettings } from './browserSettings.ts';
import { entranceClasses } from './entranceClasses.ts';
import { movesOnHover } from './hoverAnimation.ts';
import type { WidgetElementProps } from './WidgetElement.tsx';

type Frame = Pick<
  WidgetElementProps,
  'id' | 'widgetType' | 'anchor' | 'className' | 'browserSettings' | 'movesOnHover'
>;

/** What a widget's outer element says of it, whatever the widget: its id, its entrance, and what the browser needs. */
export function widgetFrame(
  element: BuilderElement,
  { names = [], classes = [] }: { names?: readonly string[]; classes?: readonly string[] } = {},
): Frame {
  const marks = authorMarks(element.settings, '_css_classes');
  const className = [...classes, ...marks.classes, ...entranceClasses(element.settings, '_animation')].join(
    ' ',
  );
  return {
    id: element.id,
    widgetType: element.widgetType ?? '',
    anchor: marks.anchor,
    className: className || undefined,
    movesOnHover: movesOnHover(element.settings),
    browserSettings: browserSettings(element.settings, [...EVERY_WIDGET, ...names]),
  };
}

const EVERY_WIDGET = ['_animation', '_animation_delay', 'sticky', 'sticky_anchor_link_offset'];
