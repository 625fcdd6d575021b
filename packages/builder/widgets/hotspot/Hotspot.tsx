import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { choiceOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { shownPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

/**
 * A picture with hotspots. Each is a native disclosure, one of which is open at a time, so that touch and keyboard open it like
 * a pointer; a hotspot with a URL is a link.
 */
export function Hotspot({ element }: WidgetProps) {
  const { id, settings } = element;
  const picture = shownPicture(settings.image, settings, 'image', 'large');
  if (!picture) return null;
  const trigger = choiceOf(settings.tooltip_trigger, ['mouseenter', 'click', 'none'], 'click');
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`portico-hotspots-${trigger}`] })}>
      <IslandStyle name="hotspot" />
      <div className="portico-hotspots">
        <PictureView picture={picture} />
        <div className="portico-hotspots-places">
          {rowsOf(settings.hotspot).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are known by their order.
            <Place row={row} settings={settings} group={id} number={at + 1} key={at} />
          ))}
        </div>
      </div>
    </WidgetElement>
  );
}

interface PlaceProps {
  readonly row: Settings;
  readonly settings: Settings;
  readonly group: string;
  readonly number: number;
}

function Place({ row, settings, group, number }: PlaceProps) {
  const draw = useIcons();
  const label = textOf(row.hotspot_label);
  const icon = draw(row.hotspot_icon);
  const words = textOf(row.hotspot_tooltip_content);
  const isOpen = settings.tooltip_trigger === 'none';
  const link = linkOf(row.hotspot_link);
  const own = row.hotspot_tooltip_position === 'yes' ? row.hotspot_position : undefined;
  const side = SIDES[choiceOf(own ?? settings.tooltip_position, ['top', 'bottom', 'left', 'right'], 'top')];
  const classes = `e-hotspot portico-hotspot-${side}`;
  const moves = choiceOf(settings.hotspot_animation, MOVES, 'e-hotspot--expand');
  const inside = (
    <>
      {icon && <Slot as="span" className="e-hotspot__icon" html={icon} />}
      {label ? (
        <Slot as="span" className="e-hotspot__label" html={label} />
      ) : (
        <span className="elementor-screen-only">
          {plainTextOf(words).slice(0, LONGEST_NAME) || `${number}`}
        </span>
      )}
    </>
  );
  const shape = label ? '' : icon ? ' portico-hotspot-icon' : ' portico-hotspot-dot';
  const button = `e-hotspot__button ${moves}${shape}`;
  const told = words && <Slot className="e-hotspot__tooltip" html={words} />;
  if (link || !words || isOpen)
    return (
      <div className={classes}>
        {link ? (
          <a className={button} {...link}>
            {inside}
          </a>
        ) : (
          <div className={button}>{inside}</div>
        )}
        {told}
      </div>
    );
  return (
    <details className={classes} name={`hotspots-${group}`}>
      <summary className={button}>{inside}</summary>
      {told}
    </details>
  );
}

/** Elementor Pro stores the side of the hotspot that its words begin at. */
const SIDES = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

const MOVES = ['e-hotspot--soft-beat', 'e-hotspot--expand', 'e-hotspot--overlay', ''] as const;
const LONGEST_NAME = 60;
