import { type Breakpoint, DESKTOP, devices } from '@portico/kernel/dom';
import { recordOf, type Settings } from '../../model/settings/read.ts';

/** A setting's value on a device: its own, else that of the next larger device with one, else the plain one. */
export function deviceSetting(
  settings: Settings,
  key: string,
  device: string,
  active: readonly Breakpoint[],
): unknown {
  return walk(device, active, (suffix) => settings[key + suffix], counts(device));
}

/** The same for one member of a setting that is an object, such as `{ size, unit }`. */
export function deviceSettingMember(
  settings: Settings,
  key: string,
  member: string,
  device: string,
  active: readonly Breakpoint[],
): unknown {
  return walk(device, active, (suffix) => recordOf(settings[key + suffix])[member], isSet);
}

function walk(
  device: string,
  active: readonly Breakpoint[],
  read: (suffix: string) => unknown,
  accepts: (value: unknown) => boolean,
): unknown {
  for (const one of devicesUpwards(device, active)) {
    const value = read(`_${one}`);
    if (accepts(value)) return value;
  }
  return read('');
}

/** From the device up to, but not including, the desktop. The widest screen inherits nothing. */
function devicesUpwards(device: string, active: readonly Breakpoint[]): string[] {
  const names = devices(active);
  const from = names.indexOf(device);
  const desktop = names.indexOf(DESKTOP);
  if (from < 0) return [];
  return from > desktop ? [device] : names.slice(from, desktop);
}

/** A plain value of 0 counts, except on the widest screen. */
function counts(device: string): (value: unknown) => boolean {
  return device === 'widescreen' ? Boolean : isSet;
}

function isSet(value: unknown): boolean {
  return Boolean(value) || value === 0;
}
