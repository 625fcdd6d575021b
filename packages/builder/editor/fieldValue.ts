import { DEFAULT_BREAKPOINTS, DESKTOP, devices } from '@portico/kernel/dom';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { isRecord, recordOf, type Settings } from '../settings/read.ts';
import type { Field } from './fields/Field.ts';

/** The setting that a field shows on a device. */
export function settingName(
  { name, isPerDevice }: Pick<Field, 'name' | 'isPerDevice'>,
  device: string,
): string {
  if (!isPerDevice) return name;
  const [first = '', ...path] = name.split('.');
  return [deviceSettingName(first, device), ...path].join('.');
}

export function readSetting(settings: Settings, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), settings);
}

/** The settings with one changed. An empty value takes the setting away, so that it is inherited again. */
export function writeSetting(settings: Settings, name: string, value: unknown): Settings {
  const [first = '', ...path] = name.split('.');
  if (path.length > 0)
    return { ...settings, [first]: writeSetting(recordOf(settings[first]), path.join('.'), value) };
  if (value !== undefined) return { ...settings, [first]: value };
  const { [first]: _gone, ...others } = settings;
  return others;
}

/** What a device shows when it has no value of its own: that of the next wider one that has. */
export function inheritedSetting(settings: Settings, field: Field, device: string): unknown {
  if (!field.isPerDevice || device === DESKTOP) return undefined;
  const wider = devices(DEFAULT_BREAKPOINTS);
  for (const name of wider.slice(wider.indexOf(device) + 1, wider.indexOf(DESKTOP) + 1)) {
    const value = readSetting(settings, settingName(field, name));
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}
