import type { Settings } from '../../model/settings/read.ts';
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
  const { settings } = element;
  const marks = authorMarks(settings, '_css_classes');
  const className = [
    ...classes,
    ...placeClasses(settings),
    ...marks.classes,
    ...entranceClasses(settings, '_animation'),
  ].join(' ');
  return {
    id: element.id,
    widgetType: element.widgetType ?? '',
    anchor: marks.anchor,
    className: className || undefined,
    movesOnHover: movesOnHover(settings),
    browserSettings: browserSettings(settings, [...EVERY_WIDGET, ...names]),
  };
}

/** Those that stand beside others, or out of the flow, keep no distance from what follows them. */
function placeClasses({ _element_width: width, _position: position }: Settings): string[] {
  return [
    ...(width === 'auto' || width === 'initial' ? [`elementor-widget__width-${width}`] : []),
    ...(position === 'absolute' || position === 'fixed' ? [`elementor-${position}`] : []),
  ];
}

const EVERY_WIDGET = ['_animation', '_animation_delay', 'sticky', 'sticky_anchor_link_offset'];
