import { NativeSelect, Stack } from '@mantine/core';
import { useApiQuery } from '@portico/kernel/admin';
import type { ReactNode } from 'react';
import { readTag, writeTag } from '../../model/dynamic/readTag.ts';
import { textOf } from '../../model/settings/read.ts';
import { siteListCall } from '../../wire/admin.ts';

interface PopupLinkControlProps {
  readonly label: string;
  /** The link's dynamic value, as Elementor writes it. */
  readonly tag: string;
  readonly onTag: (tag: string | undefined) => void;
  /** The fields of an address, shown while no popup is chosen. */
  readonly children: ReactNode;
}

const CLOSE = 'close';

/** Lets a link open one of the site's popups, or close its own, instead of leading to an address. */
export function PopupLinkControl({ label, tag, onTag, children }: PopupLinkControlProps) {
  const { data } = useApiQuery(siteListCall, { params: { of: 'popups' } });
  const read = readTag(tag);
  const settings = read?.name === 'popup' ? read.settings : null;
  const popups = data?.items ?? [];
  // Links with another dynamic value are not ours to change, and most sites have no popup.
  if (read && !settings) return children;
  if (!settings && popups.length === 0) return children;
  const chosen = settings?.action === CLOSE ? CLOSE : textOf(settings?.popup);
  const isKnown = chosen === '' || chosen === CLOSE || popups.some(({ value }) => value === chosen);
  const choose = (next: string): void => {
    if (next === '') onTag(undefined);
    else onTag(writeTag('popup', next === CLOSE ? { action: CLOSE } : { popup: next }));
  };
  return (
    <Stack gap={6}>
      {!settings && children}
      <NativeSelect
        label={settings ? label : 'Or a popup'}
        size="sm"
        value={chosen}
        data={[
          { value: '', label: settings ? 'No popup, but an address' : 'None' },
          ...popups.map((popup) => ({ ...popup, label: `Open “${popup.label}”` })),
          { value: CLOSE, label: 'Close the popup around it' },
          ...(isKnown ? [] : [{ value: chosen, label: `${chosen} (no longer there)` }]),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Stack>
  );
}
