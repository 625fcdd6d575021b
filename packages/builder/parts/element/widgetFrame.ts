import { motionSettings } from '../../model/settings/motionEffects.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { authorMarks } from './authorMarks.ts';
import { browserSettings } from './browserSettings.ts';
import { entranceClasses } from './entranceClasses.ts';
import { movesOnHover } from './hoverAnimation.ts';
import type { WidgetElementProps } from './WidgetElement.tsx';

type Frame = Pick<
  WidgetElementProps,
  'id' | 'widgetType' | 'anchor' | 'attributes' | 'className' | 'browserSettings' | 'movesOnHover' | 'extra'
>;

/** Attributes of every widget's outer element: its id, its entrance animation, and what the browser needs. */
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
  const motion = motionSettings(settings);
  return {
    id: element.id,
    widgetType: element.widgetType ?? '',
    anchor: marks.anchor,
    attributes: marks.attributes,
    className: className || undefined,
    movesOnHover: movesOnHover(settings),
    extra: motion.length > 0 ? 'motion' : undefined,
    browserSettings: browserSettings(settings, [...EVERY_WIDGET, ...motion, ...names]),
  };
}

/** Inline or positioned ones have no gap to the next element. */
function placeClasses({ _element_width: width, _position: position }: Settings): string[] {
  return [
    ...(width === 'auto' || width === 'initial' ? [`elementor-widget__width-${width}`] : []),
    ...(position === 'absolute' || position === 'fixed' ? [`elementor-${position}`] : []),
  ];
}

const EVERY_WIDGET = ['_animation', '_animation_delay', 'sticky', 'sticky_anchor_link_offset'];
