import type { Settings } from '../../model/settings/read.ts';
import { deviceSetting } from './deviceSetting.ts';
import { frontendConfig } from './frontendConfig.ts';
import { pageDevice } from './pageDevice.ts';

/** A setting's value on the current device. */
export function currentSetting(view: Window, settings: Settings, name: string): unknown {
  return deviceSetting(settings, name, pageDevice(view).current(), frontendConfig(view).breakpoints);
}
