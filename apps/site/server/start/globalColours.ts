import type { Colours } from '@portico/admin/wire/admin';
import { isRecord } from '@portico/kernel/records';
import type { Database } from '@portico/kernel/server';
import { NOTHING_SET } from '../kitContents.ts';
import { KIT_SETTINGS, KitSettingsShape } from '../kitSheet.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsOfStyle, styleOfSettings } from '../styleSettings.ts';

const LISTED = 'system_colors';

/** The two colours of the guide: global colours used by documents, and the theme's. */
export async function readColours(settings: Settings): Promise<Colours | null> {
  const stored = await settings.read(KIT_SETTINGS, KitSettingsShape);
  const rows = rowsIn(stored?.settings[LISTED]);
  const colourOf = (id: string) => rows.find((row) => row._id === id)?.color;
  const [primary, accent] = [colourOf('primary'), colourOf('accent')];
  return isColour(primary) && isColour(accent) ? { primary, accent } : null;
}

/** Changes these two and keeps all other globals. */
export async function writeColours(
  transaction: Database,
  settings: Settings,
  colours: Colours,
): Promise<void> {
  const stored = (await settings.read(KIT_SETTINGS, KitSettingsShape, transaction)) ?? NOTHING_SET;
  const style = styleOfSettings(stored.settings);
  const colors = {
    ...style.colors,
    primary: { light: colours.primary, dark: null },
    accent: { light: colours.accent, dark: null },
  };
  const next = settingsOfStyle(stored.settings, { ...style, colors }) ?? stored.settings;
  await settings.write(transaction, KIT_SETTINGS, { ...stored, settings: next });
}

function rowsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value);
}
