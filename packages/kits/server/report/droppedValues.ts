import type { DroppedValues } from '../../wire/admin.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { CLASSES_KEY, settingsKey } from '../plan/settingsKey.ts';
import { readClasses, writtenSettings } from '../settings/kitSettings.ts';

/** The values in a kit's settings and classes that pages are drawn without, by the key of the plan's line about them. */
export async function droppedInSettings(
  kit: Kit,
  { include, customization }: Pick<ImportPlan, 'include' | 'customization'>,
  contents: Pick<KitContents, 'settings'>,
): Promise<ReadonlyMap<string, DroppedValues>> {
  const found = new Map<string, DroppedValues>();
  if (!include.includes('settings')) return found;
  const all = contents.settings.dropped?.(await writtenSettings(kit, customization.settings));
  for (const value of all?.values ?? []) {
    const key = settingsKey(value.setting);
    const before = found.get(key);
    found.set(key, { values: [...(before?.values ?? []), value], more: all?.more ?? 0 });
  }
  const classes = customization.settings?.classes === false ? null : await readClasses(kit);
  const inClasses = classes && contents.settings.droppedInClasses?.(classes);
  if (inClasses && inClasses.values.length > 0) found.set(CLASSES_KEY, inClasses);
  return found;
}
