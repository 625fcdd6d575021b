import { Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { safeId } from '../../parts/element/safeId.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

export function Button({ element }: { element: BuilderElement }) {
  const { text, link, size, button_type, selected_icon, icon, icon_align, button_css_id } = element.settings;
  const iconOf = useIcons();
  const label = textOf(text);
  const drawn = iconOf(selected_icon ?? icon);
  if (!label && !drawn) return null;
  const tone = TONES.find((known) => known === button_type);
  const address = linkOf(link);
  const id = safeId(button_css_id);
  const moved = hoverAnimation(element.settings.hover_animation);
  const attributes = {
    className: `elementor-button${address ? ' elementor-button-link' : ''} elementor-size-${choiceOf(size, ['xs', 'sm', 'md', 'lg', 'xl'], 'sm')}${moved}`,
    ...(id && { id }),
  };
  const inside = (
    <span className="elementor-button-content-wrapper">
      {drawn && (
        <Slot
          as="span"
          className={`elementor-button-icon${icon_align === 'right' ? ' elementor-align-icon-right' : ''}`}
          html={drawn}
        />
      )}
      {label && <Slot as="span" className="elementor-button-text" html={label} />}
    </span>
  );
  return (
    <WidgetElement {...widgetFrame(element, { classes: tone ? [`elementor-button-${tone}`] : [] })}>
      <div className="elementor-button-wrapper">
        {address ? (
          <a {...attributes} {...address}>
            {inside}
          </a>
        ) : (
          <button type="button" {...attributes}>
            {inside}
          </button>
        )}
      </div>
    </WidgetElement>
  );
}
