import type { SettingsGroup } from '../wire/public.ts';

/** Specific to the site and never exported. */
const NEVER = new Set(['site_name', 'site_description', 'site_logo', 'site_favicon']);

const COLORS = new Set(['system_colors', 'custom_colors']);
const FONTS = new Set(['system_typography', 'custom_typography', 'default_generic_fonts']);
const STYLES = /^(body_|h[1-6]_|link_|button_|form_|image_|paragraph_)/;

/** The group of a site setting; `null` if it is not exported. */
export function groupOfSetting(name: string): SettingsGroup | null {
  if (NEVER.has(name)) return null;
  if (COLORS.has(name)) return 'globalColors';
  if (FONTS.has(name)) return 'globalFonts';
  return STYLES.test(name) ? 'themeStyleSettings' : 'generalSettings';
}

/** The settings of the selected groups. */
export function settingsOfGroups(
  settings: Readonly<Record<string, unknown>>,
  isChosen: (group: SettingsGroup) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => {
      const group = groupOfSetting(name);
      return group !== null && isChosen(group);
    }),
  );
}
