import type { Database } from '@portico/kernel/server';
import { settingsOfGroups } from '../../manifest/settingsGroups.ts';
import {
  type Customization,
  type ManifestTheme,
  SETTINGS_GROUPS,
  type SettingsGroup,
} from '../../wire/public.ts';
import type { KitContents } from '../contents/KitContents.ts';
import { serialise } from './serialise.ts';

export type Add = (name: string, content: string) => Promise<void>;

/** Adds the site's design settings and returns their part of the manifest. */
export async function addSettings(
  add: Add,
  contents: KitContents,
  database: Database,
  chosen: Customization['settings'],
  { theme, hasFonts }: { readonly theme: ManifestTheme | null; readonly hasFonts: boolean },
): Promise<Record<string, boolean | number>> {
  const isChosen = (group: string): boolean => chosen?.[group] !== false;
  const stored = await contents.settings.read(database);
  const isIn = (group: SettingsGroup): boolean => isChosen(group) && (group !== 'theme' || theme !== null);
  // Two sites with the same settings may have set them in a different order.
  const settings = Object.fromEntries(inOrder(settingsOfGroups(stored.settings, isIn)));
  await add(
    'site-settings.json',
    serialise(
      { content: [], settings, metadata: {} },
      {
        ...(theme && isIn('theme') && { theme }),
        ...(isIn('experiments') && { experiments: stored.experiments }),
      },
    ),
  );
  for (const [name, file] of inOrder(stored.files)) await add(name, JSON.stringify(file));
  const { classes, variables } = stored;
  const hasClasses = classes !== null && isChosen('classes');
  if (hasClasses) {
    for (const [id, item] of inOrder(classes.items))
      await add(`global-classes/${id}.json`, JSON.stringify(item));
    const order = classes.order.map((id) => ({ id, label: classes.items[id]?.label ?? '' }));
    await add('global-classes/order.json', JSON.stringify(order));
  }
  const hasVariables = variables !== null && isChosen('variables');
  if (hasVariables) await add('global-variables.json', JSON.stringify(variables));
  return {
    ...Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, isIn(group)])),
    customCode: false,
    customIcons: false,
    customFonts: hasFonts,
    ...(classes && {
      classes: hasClasses,
      classesCount: hasClasses ? Object.keys(classes.items).length : 0,
    }),
    ...(variables !== null && {
      variables: hasVariables,
      variablesCount: hasVariables ? variableCount(variables) : 0,
    }),
  };
}

function inOrder<Value>(values: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}

function variableCount(variables: unknown): number {
  const data = typeof variables === 'object' && variables && 'data' in variables ? variables.data : variables;
  return typeof data === 'object' && data ? Object.keys(data).length : 0;
}
