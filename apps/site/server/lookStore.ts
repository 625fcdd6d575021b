import type { LookStore } from '@portico/builder/server';
import { NOTHING_SET } from './kitContents.ts';
import { CLASSES_TAG, KIT_SETTINGS, KitSettingsShape } from './kitSheet.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Classes and variables are stored with the settings that kits import and export. Classes are only in the sheets of pages that
 * use them.
 */
export function lookStore(settings: Settings): LookStore {
  const read = async (...within: Parameters<LookStore['read']>) =>
    (await settings.read(KIT_SETTINGS, KitSettingsShape, ...within)) ?? NOTHING_SET;
  return {
    async read(transaction) {
      const { classes = null, variables = null } = await read(transaction);
      return { classes, variables };
    },
    async write(transaction, { classes, variables }, changesVariables) {
      const stored = await read(transaction);
      const tags = [CLASSES_TAG, ...(changesVariables ? [KIT_SETTINGS] : [])];
      await settings.write(transaction, KIT_SETTINGS, { ...stored, classes, variables }, tags);
    },
  };
}
