import { IslandStyle } from '@portico/kernel/islands/react';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { offCanvasId } from '../../runtime/off-canvas/offCanvasId.ts';
import { DELAY_ATTRIBUTE, EXTRA_ATTRIBUTE } from '../../wire/public.ts';

/** A panel beside the page, with any content, which links open and close. */
export function OffCanvas({ element, renderChild }: WidgetProps) {
  const { id, settings } = element;
  const Tag = choiceOf(settings.wrapper_html_tag, TAGS, 'div');
  const isInEditor = usePageFacts() === null;
  const moves = Object.entries(settings).some(([name, value]) => MOVE.test(name) && textOf(value) !== '');
  return (
    <WidgetElement {...widgetFrame(element, { names: FOR_THE_BROWSER })}>
      <IslandStyle name="off-canvas" />
      {moves && <IslandStyle name="popup-motion" />}
      <Tag
        className={`e-off-canvas${settings.has_overlay === '' ? ' portico-unshaded' : ''}`}
        id={offCanvasId(id)}
        role="dialog"
        aria-label={plainTextOf(settings.off_canvas_name) || 'Off-Canvas'}
        aria-modal
        {...(!isInEditor && {
          ...{ 'aria-hidden': true, inert: true, [DELAY_ATTRIBUTE]: 'true', [EXTRA_ATTRIBUTE]: 'off-canvas' },
        })}
      >
        <div className="e-off-canvas__overlay" />
        <div className="e-off-canvas__main">
          <div className="e-off-canvas__content">
            {renderChild && element.elements.map((child) => renderChild(child, {}))}
          </div>
        </div>
      </Tag>
    </WidgetElement>
  );
}

const TAGS = ['div', 'main', 'article', 'header', 'footer', 'section', 'aside', 'nav'] as const;
const MOVE = /^(?:entrance|exit)_animation(?:_|$)/;
const FOR_THE_BROWSER = [
  ...['entrance_animation', 'exit_animation', 'offcanvas_animation_duration'],
  ...['is_not_close_on_overlay', 'is_not_close_on_esc_overlay', 'prevent_scroll'],
];
