import { Slot } from '@portico/kernel/islands/react';
import { type Settings, textOf } from '../../model/settings/read.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

/** A bar's text with its icon. */
export function Announcement({ settings }: { readonly settings: Settings }) {
  const icon = useIcons()(settings.announcement_icon);
  return (
    <>
      {icon && <Slot as="span" className="e-floating-bars__announcement-icon" html={icon} />}
      <p className="e-floating-bars__announcement-text">{textOf(settings.announcement_text)}</p>
    </>
  );
}
