import { deviceSettingName } from '../../settings/deviceSettingName.ts';
import { recordOf, type Settings } from '../../settings/read.ts';
import type { ReadSetting } from './StyleRule.ts';
import { globalColor, globalTypography } from './values.ts';

/**
 * Reads settings as one device has them. What refers to the site's colours or fonts has no value of its own any more,
 * on no device: else a size that was once entered for phones would come back there.
 */
export function settingReader(settings: Settings, device: string): ReadSetting {
  const globals = Object.entries(recordOf(settings.__globals__));
  const colors = new Set(globals.filter(([, value]) => globalColor(value)).map(([name]) => name));
  const groups = globals
    .filter(([name, value]) => name.endsWith(SWITCH) && globalTypography(value))
    .map(([name]) => name.slice(0, -SWITCH.length + 1));
  const isGlobal = (name: string): boolean =>
    colors.has(name) || groups.some((prefix) => name.startsWith(prefix));
  return (name) => (isGlobal(name) ? undefined : settings[deviceSettingName(name, device)]);
}

/** A group of font settings refers to a font of the site by the switch that turns the group on. */
const SWITCH = '_typography';
