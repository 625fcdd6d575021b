import type { Breakpoint } from '@portico/kernel/dom';
import { useMemo, useState } from 'react';
import { type Device, screensOf } from '../panel/devices.ts';

interface Screen {
  readonly screens: readonly Device[];
  readonly device: Device;
  readonly setDevice: (name: string) => void;
}

/** A site's screens, and the one for which its page is viewed and styled. */
export function useScreen(active: readonly Breakpoint[], first: string): Screen {
  const screens = useMemo(() => screensOf(active), [active]);
  const [name, setDevice] = useState(first);
  return { screens, device: screens.find((one) => one.name === name) ?? screens[0], setDevice };
}
