import { DESKTOP } from '@portico/kernel/dom';

/** The name that a setting has on a device. The desktop's has no suffix. */
export function deviceSettingName(name: string, device: string): string {
  return device === DESKTOP ? name : `${name}_${device}`;
}
