import { type DeviceMode, deviceMode } from '@portico/kernel/dom';
import { frontendConfig } from './frontendConfig.ts';

const modes = new WeakMap<Window, DeviceMode>();

/** The device that a page's window counts as, followed once for everybody who asks. */
export function pageDevice(view: Window): DeviceMode {
  const mode = modes.get(view) ?? deviceMode(view, frontendConfig(view).breakpoints);
  modes.set(view, mode);
  return mode;
}
