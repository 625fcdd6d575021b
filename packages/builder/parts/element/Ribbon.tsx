import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { type Settings, textOf } from '../../model/settings/read.ts';

/** A few words across a corner of a box. */
export function Ribbon({ settings }: { settings: Settings }) {
  const words = textOf(settings.ribbon_title);
  if (!words) return null;
  const side = settings.ribbon_horizontal_position === 'left' ? 'left' : 'right';
  return (
    <div className={`elementor-ribbon elementor-ribbon-${side}`}>
      <IslandStyle name="ribbon" />
      <Slot className="elementor-ribbon-inner" html={words} />
    </div>
  );
}
