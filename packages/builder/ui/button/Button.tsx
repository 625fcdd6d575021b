import { Slot } from '@portico/kernel/islands/react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { typography } from '../../document/styles/typography.ts';
import { corners, keyword } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { linkOf } from '../../settings/link.ts';
import { choiceOf, textOf } from '../../settings/read.ts';
import { safeId } from '../element/safeId.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { iconHtml } from '../icon/iconHtml.ts';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

export function Button({ element }: { element: BuilderElement }) {
  const { text, link, size, button_type, selected_icon, icon_align, button_css_id } = element.settings;
  const label = textOf(text);
  const icon = iconHtml(selected_icon);
  if (!label && !icon) return null;
  const tone = TONES.find((known) => known === button_type);
  const address = linkOf(link);
  const id = safeId(button_css_id);
  const attributes = {
    className: `elementor-button${address ? ' elementor-button-link' : ''} elementor-size-${choiceOf(size, ['xs', 'sm', 'md', 'lg', 'xl'], 'sm')}`,
    ...(id && { id }),
  };
  const inside = (
    <span className="elementor-button-content-wrapper">
      {icon && (
        <Slot
          as="span"
          className={`elementor-button-icon${icon_align === 'right' || icon_align === 'row-reverse' ? ' elementor-align-icon-right' : ''}`}
          html={icon}
        />
      )}
      <Slot as="span" className="elementor-button-text" html={label} />
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

export const buttonStyle: ElementStyle = (read) => [
  { declarations: { 'text-align': keyword(read('align'), ['start', 'center', 'end', 'left', 'right']) } },
  {
    part: ' .elementor-button',
    declarations: {
      color: readColor(read, 'button_text_color'),
      'background-color': readColor(read, 'background_color'),
      'border-radius': corners(read('border_radius')),
      ...typography(read),
    },
  },
];
