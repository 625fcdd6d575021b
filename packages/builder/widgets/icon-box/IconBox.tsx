import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { textOf } from '../../model/settings/read.ts';
import { boxPosition } from '../../parts/element/boxPosition.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { iconClasses } from '../../parts/icon/iconClasses.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

export function IconBox({ element }: WidgetProps) {
  const { settings } = element;
  const icon = useIcons()(settings.selected_icon ?? settings.icon);
  const title = textOf(settings.title_text);
  const description = textOf(settings.description_text);
  if (!icon && !title && !description) return null;
  const link = linkOf(settings.link);
  const iconClass = `elementor-icon${hoverAnimation(settings.hover_animation)}`;
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          ...iconClasses(settings),
          ...boxPosition({ position_mobile: 'block-start', ...settings }, 'block-start'),
          ...(settings.position_mobile === '' ? ['portico-box-stays'] : []),
        ],
      })}
    >
      <IslandStyle name="icon-frame" />
      <IslandStyle name="icon-box" />
      <div className="elementor-icon-box-wrapper">
        {icon && (
          <div className="elementor-icon-box-icon">
            {link ? (
              <Slot
                as="a"
                className={iconClass}
                {...link}
                tabIndex={-1}
                aria-label={plainTextOf(title) || 'Link'}
                html={icon}
              />
            ) : (
              <Slot as="span" className={iconClass} html={icon} />
            )}
          </div>
        )}
        {(title || description) && (
          <div className="elementor-icon-box-content">
            {title &&
              createElement(
                headingTagOf(settings.title_size, 'h3'),
                { className: 'elementor-icon-box-title' },
                link ? <Slot as="a" {...link} html={title} /> : <Slot as="span" html={title} />,
              )}
            {description && <Slot as="p" className="elementor-icon-box-description" html={description} />}
          </div>
        )}
      </div>
    </WidgetElement>
  );
}
