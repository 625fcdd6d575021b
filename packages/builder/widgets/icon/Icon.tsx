import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { iconClasses } from '../../parts/icon/iconClasses.ts';
import { iconNameOf } from '../../parts/icon/iconName.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

export function Icon({ element }: WidgetProps) {
  const { settings } = element;
  const setting = settings.selected_icon ?? settings.icon;
  const html = useIcons()(setting);
  if (!html) return null;
  const link = linkOf(settings.link);
  const className = `elementor-icon${hoverAnimation(settings.hover_animation)}`;
  return (
    <WidgetElement {...widgetFrame(element, { classes: iconClasses(settings) })}>
      <IslandStyle name="icon-frame" />
      <div className="elementor-icon-wrapper">
        {link ? (
          // A link needs a name: the icon's name if the author gave none.
          <Slot
            as="a"
            className={className}
            {...link}
            aria-label={
              plainTextOf(settings.title) || iconNameOf(setting)?.name.replaceAll('-', ' ') || 'Link'
            }
            html={html}
          />
        ) : (
          <Slot as="div" className={className} html={html} />
        )}
      </div>
    </WidgetElement>
  );
}
