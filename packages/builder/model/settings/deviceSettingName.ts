import { DESKTOP } from '@portico/kernel/dom';

/** A setting's name on a device. The desktop has no suffix. */
export function deviceSettingName(name: string, device: string): string {
  return device === DESKTOP ? name : `${name}_${device}`;
}
