import { isRecord } from '@portico/kernel/records';
import { cleanHtml } from '@portico/kernel/server/html';
import { invalidKit } from '../../manifest/KitError.ts';
import { settingsOfGroups } from '../../manifest/settingsGroups.ts';
import type { Customization, GlobalClass, GlobalClasses } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { StoredSettings } from '../contents/KitContents.ts';
import { mergeClasses } from './mergeClasses.ts';

/** The selected settings of a kit. */
export interface KitSettingsFile {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly experiments: readonly string[];
  readonly theme: string | null;
  readonly classes: GlobalClasses | null;
  readonly variables: unknown;
  readonly files: Readonly<Record<string, unknown>>;
  readonly overridesClasses: boolean;
  readonly overridesVariables: boolean;
}

export async function kitSettings(kit: Kit, chosen: Customization['settings']): Promise<KitSettingsFile> {
  const { manifest } = kit;
  const carried = manifest['site-settings'];
  const isChosen = (group: string): boolean => carried[group] !== false && chosen?.[group] !== false;
  const { file, given } = await settingsFileOf(kit);
  const settings = cleanRecord(settingsOfGroups(given, isChosen));
  const experiments = isChosen('experiments') ? namesIn(file?.experiments ?? manifest.experiments) : [];
  const theme = isChosen('theme') && manifest.theme ? manifest.theme.slug : null;
  const classes = isChosen('classes') ? await readClasses(kit) : null;
  const variables = isChosen('variables') ? ((await kit.json('global-variables.json')) ?? null) : null;
  const files = await otherFiles(kit);
  return {
    settings,
    experiments,
    theme,
    classes,
    variables,
    files,
    overridesClasses: chosen?.classesOverrideAll === true,
    overridesVariables: chosen?.variablesOverrideAll === true,
  };
}

/** The same settings as in the file, before they are made safe. */
export async function writtenSettings(kit: Kit, chosen: Customization['settings']) {
  const carried = kit.manifest['site-settings'];
  const { given } = await settingsFileOf(kit);
  return settingsOfGroups(given, (group) => carried[group] !== false && chosen?.[group] !== false);
}

async function settingsFileOf(kit: Kit) {
  const file = await kit.json(kit.settingsFile);
  if (file !== undefined && !isRecord(file)) throw invalidKit(`"${kit.settingsFile}" should be an object.`);
  const given = file?.settings ?? file?.page_settings;
  return { file, given: isRecord(given) ? given : {} };
}

/** Merges the site's settings with a kit's: the kit takes precedence, and custom colours and fonts are added to the lists. */
export function mergeSettings(stored: StoredSettings, kit: KitSettingsFile): StoredSettings {
  return {
    settings: {
      ...stored.settings,
      ...kit.settings,
      ...Object.fromEntries(
        ['custom_colors', 'custom_typography']
          .filter((name) => name in kit.settings)
          .map((name) => [name, appended(stored.settings[name], kit.settings[name])]),
      ),
    },
    experiments: [...new Set([...stored.experiments, ...kit.experiments])],
    classes: kit.classes ? mergeClasses(stored.classes, kit.classes, kit.overridesClasses) : stored.classes,
    variables: mergeVariables(stored.variables, kit.variables, kit.overridesVariables),
    files: { ...stored.files, ...kit.files },
  };
}

/** Entries are identified by `_id`; an existing one is replaced in place. */
function appended(existing: unknown, incoming: unknown): unknown {
  if (!Array.isArray(existing) || !Array.isArray(incoming)) return incoming;
  const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry._id : undefined);
  const brought = new Map(incoming.filter((entry) => idOf(entry)).map((entry) => [idOf(entry), entry]));
  const known = new Set(existing.map(idOf));
  return [
    ...existing.map((entry) => brought.get(idOf(entry)) ?? entry),
    ...incoming.filter((entry) => !idOf(entry) || !known.has(idOf(entry))),
  ];
}

function mergeVariables(existing: unknown, incoming: unknown, overridesAll: boolean): unknown {
  if (incoming === null) return existing;
  if (overridesAll || !isRecord(existing) || !isRecord(incoming)) return incoming;
  if (!isRecord(existing.data) || !isRecord(incoming.data)) return { ...existing, ...incoming };
  return { ...existing, ...incoming, data: { ...existing.data, ...incoming.data } };
}

const IS_NAME = /^[\w-]{1,100}$/;

/** One file per class plus their order, or the single file of kits before 4.1. */
export async function readClasses(kit: Kit): Promise<GlobalClasses | null> {
  const old = await kit.json('global-classes.json');
  if (isRecord(old)) {
    const items = isRecord(old.items) ? old.items : {};
    return classesOf(items, Array.isArray(old.order) ? old.order : Object.keys(items));
  }
  const names = (await kit.names('global-classes')).filter((name) => name !== 'order');
  if (names.length === 0 && !kit.has('global-classes/order.json')) return null;
  const items: Record<string, unknown> = {};
  for (const name of names) items[name] = await kit.json(`global-classes/${name}.json`);
  const order = await kit.json('global-classes/order.json');
  return classesOf(
    items,
    Array.isArray(order) ? order.map((entry) => (isRecord(entry) ? entry.id : entry)) : names,
  );
}

function classesOf(items: Readonly<Record<string, unknown>>, order: readonly unknown[]): GlobalClasses {
  const kept: Record<string, GlobalClass> = {};
  for (const [id, item] of Object.entries(items)) {
    if (!IS_NAME.test(id) || !isRecord(item)) continue;
    const clean = cleanRecord(item);
    kept[id] = { ...clean, id, label: typeof clean.label === 'string' ? clean.label : id };
  }
  const listed = order.filter((id): id is string => typeof id === 'string' && Object.hasOwn(kept, id));
  return { items: kept, order: [...new Set([...listed, ...Object.keys(kept)])] };
}

async function otherFiles(kit: Kit): Promise<Record<string, unknown>> {
  const styles = (await kit.names('default-styles')).filter((name) => IS_NAME.test(name));
  const names = ['kit-elements-defaults.json', ...styles.map((name) => `default-styles/${name}.json`)];
  const files: Record<string, unknown> = {};
  for (const name of names) {
    const file = await kit.json(name);
    if (file !== undefined) files[name] = cleanTexts(file);
  }
  return files;
}

/** A list of names, or a map from names to feature details: those that are switched on. */
function namesIn(value: unknown): string[] {
  const entries = typeof value === 'object' && value ? Object.values(value) : [];
  return entries.flatMap((entry) => {
    const name = isRecord(entry) && isOn(entry) ? entry.name : entry;
    return typeof name === 'string' && IS_NAME.test(name) ? [name] : [];
  });
}

function isOn({ state, default: usual }: Readonly<Record<string, unknown>>): boolean {
  return (state === 'default' ? usual : state) !== 'inactive';
}

function cleanRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return cleanTexts(record) as Record<string, unknown>;
}

/** The nesting depth was checked when the file was read. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z/!?]/i.test(value) ? cleanHtml(value) : value;
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cleanTexts(entry)]));
}
