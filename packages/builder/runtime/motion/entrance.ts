import type { Breakpoint } from '@portico/kernel/dom';
import { numberOf, type Settings } from '../../model/settings/read.ts';
import { deviceSetting } from '../frontend/deviceSetting.ts';
import { animationName, NO_ANIMATION } from './animationName.ts';

/** An element's entrance: its animation class, or `none`, and its delay. */
export interface Entrance {
  readonly name: string;
  readonly delayMs: number;
}

/** The entrance in the settings for a device; `null` if there is none. */
export function entrance(settings: Settings, device: string, active: readonly Breakpoint[]): Entrance | null {
  const own = deviceSetting(settings, 'animation', device, active);
  const name = own || deviceSetting(settings, '_animation', device, active);
  if (name !== NO_ANIMATION && animationName(name) === null) return null;
  const delay = numberOf(settings._animation_delay) ?? numberOf(settings.animation_delay) ?? 0;
  return { name: String(name), delayMs: Math.max(0, delay) };
}
