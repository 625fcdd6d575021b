import { recordOf } from '@portico/kernel/records';
import type { Database } from '@portico/kernel/server';
import type { StoredSettings } from '@portico/kits/server';
import type { ThemeStore } from '@portico/theme/server';
import Type from 'typebox';
import { NOTHING_SET } from './kitContents.ts';
import { KIT_SETTINGS, KitSettingsShape } from './kitSheet.ts';
import type { Settings } from './settings/settings.ts';
import { settingsOfStyle, styleOfSettings } from './styleSettings.ts';

/**
 * The site's look is one of its settings. Its style, mainly colours and fonts, is stored with the settings that kits import and
 * export, because documents refer to it.
 */
export function themeStore(settings: Settings): ThemeStore {
  const kit = async (transaction?: Database): Promise<StoredSettings> =>
    (await settings.read(KIT_SETTINGS, KitSettingsShape, transaction)) ?? NOTHING_SET;
  return {
    tag: NAME,
    async read(transaction) {
      const options = await settings.read(NAME, Type.Unknown(), transaction);
      const style = styleOfSettings((await kit(transaction)).settings);
      return { ...recordOf(options), style };
    },
    async write(transaction, { style, ...options }) {
      await settings.write(transaction, NAME, options);
      const stored = await kit(transaction);
      const next = settingsOfStyle(stored.settings, style);
      // A site that never had a kit or a style has nothing to store.
      if (next !== null) await settings.write(transaction, KIT_SETTINGS, { ...stored, settings: next });
    },
  };
}

const NAME = 'theme';
