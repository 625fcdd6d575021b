import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { patternOf } from './patterns.ts';

/** A line or a pattern, optionally with a text or an icon in it. */
export function Divider({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const { look, text, style } = settings;
  const word = look === 'line_text' ? textOf(text) : '';
  const iconOf = useIcons();
  const icon = look === 'line_icon' ? iconOf(settings.icon) : '';
  const pattern = patternOf(style);
  const classes = [
    ...(word || icon ? [`elementor-widget-divider--view-${word ? 'line_text' : 'line_icon'}`] : []),
    ...(icon
      ? [`elementor-view-${choiceOf(settings.icon_view, ['default', 'stacked', 'framed'], 'default')}`]
      : []),
    ...(pattern ? ['elementor-widget-divider--separator-type-pattern', `portico-pattern-${pattern}`] : []),
  ];
  return (
    <WidgetElement {...widgetFrame(element, { classes })}>
      {pattern && <IslandStyle name="divider-patterns" />}
      {icon && <IslandStyle name="icon-frame" />}
      <div className="elementor-divider">
        <span className="elementor-divider-separator">
          {icon && <Slot className="elementor-icon elementor-divider__element" html={icon} />}
          {word && (
            <Slot
              as={headingTagOf(settings.html_tag, 'span')}
              className="elementor-divider__text elementor-divider__element"
              html={word}
            />
          )}
        </span>
      </div>
    </WidgetElement>
  );
}
