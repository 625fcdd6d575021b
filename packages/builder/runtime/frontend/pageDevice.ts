import { type DeviceMode, deviceMode } from '@portico/kernel/dom';
import { type FrontendConfig, frontendConfig } from './frontendConfig.ts';

const modes = new WeakMap<FrontendConfig, DeviceMode>();

/** The device of a page's window, tracked once for all callers. */
export function pageDevice(view: Window): DeviceMode {
  const config = frontendConfig(view);
  const mode = modes.get(config) ?? deviceMode(view, config.breakpoints);
  modes.set(config, mode);
  return mode;
}
