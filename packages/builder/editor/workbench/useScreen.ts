import type { Breakpoint } from '@portico/kernel/dom';
import { useMemo, useState } from 'react';
import { type Device, screensOf } from './devices.ts';

interface Screen {
  readonly screens: readonly Device[];
  readonly device: Device;
  readonly setDevice: (name: string) => void;
}

/** The screens of a site, and the one that its page is seen and set for. */
export function useScreen(active: readonly Breakpoint[], first: string): Screen {
  const screens = useMemo(() => screensOf(active), [active]);
  const [name, setDevice] = useState(first);
  return { screens, device: screens.find((one) => one.name === name) ?? screens[0], setDevice };
}
