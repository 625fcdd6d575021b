import { groupOfSetting } from '../../manifest/settingsGroups.ts';
import type { SettingsGroup } from '../../wire/public.ts';

/** The key of the line about a setting's group. */
export function settingsKey(name: string): string {
  return `settings/${TITLES[groupOfSetting(name) ?? 'generalSettings']}`;
}

export const CLASSES_KEY = 'settings/Classes';

/** What the lines of a plan call the groups of settings. */
export const TITLES: Readonly<Record<SettingsGroup, string>> = {
  theme: 'Theme',
  globalColors: 'Global colours',
  globalFonts: 'Global fonts',
  themeStyleSettings: 'Theme styles',
  generalSettings: 'General settings',
  experiments: 'Features',
};
