import { type Breakpoint, DEFAULT_BREAKPOINTS, DESKTOP, devices } from '@portico/kernel/dom';
import { isRecord, type Settings } from './read.ts';

const WIDESCREEN = 'widescreen';

/**
 * A setting as it holds on a device: its own value, else that of the next wider device, up to the desktop's, which
 * has no suffix. Zero is a value; an empty text is not; `none` is an ordinary text.
 */
export function deviceSetting(
  settings: Settings,
  name: string,
  device: string,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): unknown {
  const found = namesFrom(name, device, active)
    .map((key) => settings[key])
    .find((value) => Boolean(value) || (value === 0 && device !== WIDESCREEN));
  return found ?? settings[name];
}

/** The same walk for one part of a setting that is a map, the `size` of a slider above all. */
export function deviceSettingPart(
  settings: Settings,
  name: string,
  part: string,
  device: string,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): unknown {
  const partOf = (key: string): unknown => {
    const value = settings[key];
    return isRecord(value) ? value[part] : undefined;
  };
  const found = namesFrom(name, device, active)
    .map(partOf)
    .find((value) => Boolean(value) || value === 0);
  return found ?? partOf(name);
}

/** The name that a setting has on a device. */
export function deviceSettingName(name: string, device: string): string {
  return device === DESKTOP ? name : `${name}_${device}`;
}

/** Where to look, nearest first. The widest screen asks itself and then the desktop, nobody between. */
function namesFrom(name: string, device: string, active: readonly Breakpoint[]): string[] {
  if (device === WIDESCREEN) return [deviceSettingName(name, WIDESCREEN)];
  const all = devices(active);
  const upToDesktop = all.slice(0, all.indexOf(DESKTOP) + 1);
  const start = upToDesktop.indexOf(device);
  return start < 0 ? [name] : upToDesktop.slice(start).map((wider) => deviceSettingName(name, wider));
}
