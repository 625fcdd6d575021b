import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { isCoveredBy, isFontReference } from '../settings/isCoveredBy.ts';
import { recordOf, type Settings } from '../settings/read.ts';
import type { ReadSetting } from './StyleRule.ts';
import { globalColor, globalTypography } from './values.ts';

/**
 * Reads settings as on one device. A setting with a global reference has no own value on any device: otherwise an old size for
 * phones would reappear there.
 */
export function settingReader(settings: Settings, device: string): ReadSetting {
  const references = Object.entries(recordOf(settings.__globals__))
    .filter(([name, value]) => (isFontReference(name) ? globalTypography(value) : globalColor(value)))
    .map(([name]) => name);
  const isGlobal = (name: string): boolean => references.some((reference) => isCoveredBy(reference, name));
  return (name) => (isGlobal(name) ? undefined : settings[deviceSettingName(name, device)]);
}
