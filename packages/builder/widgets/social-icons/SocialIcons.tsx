import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { iconNameOf } from '../../parts/icon/iconName.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { columnsClass } from './columnsClass.ts';

/** Links to somebody's profiles. */
export function SocialIcons({ element }: WidgetProps) {
  const { settings } = element;
  const rows = rowsOf(settings.social_icon_list);
  if (rows.length === 0) return null;
  const shape = choiceOf(settings.shape, ['rounded', 'square', 'circle'], 'rounded');
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [`elementor-shape-${shape}`, columnsClass(settings), `e-grid-align-${alignOf(settings)}`],
      })}
    >
      <IslandStyle name="social-icons" />
      <ul className="elementor-social-icons-wrapper elementor-grid">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          <li className="elementor-grid-item" key={index}>
            <SocialIcon row={row} animation={hoverAnimation(settings.hover_animation)} />
          </li>
        ))}
      </ul>
    </WidgetElement>
  );
}

function SocialIcon({ row, animation }: { row: Settings; animation: string }) {
  const setting = row.social_icon ?? row.social;
  const icon = useIcons()(setting);
  const network = iconNameOf(setting)?.name ?? '';
  const item = /^[\w-]{1,40}$/.test(textOf(row._id)) ? ` elementor-repeater-item-${textOf(row._id)}` : '';
  const className = `elementor-icon elementor-social-icon${network && ` elementor-social-icon-${network}`}${animation}${item}`;
  const link = linkOf(row.link);
  const words = titleCase(network) || 'Profile';
  const inside = `<span class="elementor-screen-only">${words}</span>${icon}`;
  return link ? (
    <Slot as="a" className={className} {...link} html={inside} />
  ) : (
    <Slot as="span" className={className} html={inside} />
  );
}

function titleCase(network: string): string {
  return network
    .split('-')
    .filter((word) => word.length > 1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function alignOf({ align }: Settings): string {
  return choiceOf(align, ['start', 'center', 'end', 'left', 'right'], 'center');
}
