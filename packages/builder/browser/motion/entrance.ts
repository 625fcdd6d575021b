import type { Breakpoint } from '@portico/kernel/dom';
import { deviceSetting } from '../frontend/deviceSetting.ts';
import { numberFrom, type Settings } from '../frontend/record.ts';

/** How an element comes in: the class that animates it, or `none`, and how long it waits. */
export interface Entrance {
  readonly name: string;
  readonly delayMs: number;
}

export const NO_ANIMATION = 'none';

/** The entrance that settings describe for a device; `null` when they describe none at all. */
export function entrance(settings: Settings, device: string, active: readonly Breakpoint[]): Entrance | null {
  const own = deviceSetting(settings, 'animation', device, active);
  const name = own || deviceSetting(settings, '_animation', device, active);
  // It becomes a class: anything that is not one word would throw there.
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) return null;
  const delay = numberFrom(settings._animation_delay) ?? numberFrom(settings.animation_delay) ?? 0;
  return { name, delayMs: Math.max(0, delay) };
}
