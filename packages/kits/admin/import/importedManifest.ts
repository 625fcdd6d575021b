import { groupOfSetting } from '../../manifest/settingsGroups.ts';
import { memberOf } from '../../registry/memberOf.ts';
import type { ById, Customization, Manifest } from '../../wire/public.ts';

/** The part of a kit that was imported, according to the responses of its steps: not everything in a kit has a place here. */
export function importedManifest(
  manifest: Manifest,
  importedData: Readonly<Record<string, unknown>>,
  chosen: Customization['settings'],
): Manifest {
  const { templates, plugins, taxonomies } = importedData;
  const groups = settingsGroupsIn(importedData);
  return {
    ...manifest,
    content: succeededByType(manifest.content, importedData.content),
    'wp-content': succeededByType(manifest['wp-content'], importedData['wp-content']),
    templates: succeeded(manifest.templates, templates),
    taxonomies: picked(manifest.taxonomies, (type) => memberOf(taxonomies, type) !== undefined),
    'site-settings': picked(
      manifest['site-settings'],
      (group) => groups.has(group) && chosen?.[group] !== false,
    ),
    plugins: manifest.plugins.filter(({ name }) => Array.isArray(plugins) && plugins.includes(name)),
  };
}

/** Kits name groups that they have nothing of. Fonts are listed one by one, and code and icons of a site do not come. */
function settingsGroupsIn(importedData: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const brought = memberOf(importedData, 'site-settings');
  if (brought === undefined) return new Set();
  const { imported_kit_id: _session, ...settings } = Object(brought);
  return new Set([
    ...['classes', 'variables'],
    ...Object.keys(settings).flatMap((name) => groupOfSetting(name) ?? []),
    ...(['theme', 'experiments'] as const).filter((group) => importedData[group] !== undefined),
  ]);
}

function succeededByType<Item>(items: ById<ById<Item>>, data: unknown): ById<ById<Item>> {
  return Object.fromEntries(
    Object.entries(items).map(([type, entries]) => [type, succeeded(entries, memberOf(data, type))]),
  );
}

function succeeded<Item>(items: ById<Item>, data: unknown): ById<Item> {
  return picked(items, (id) => memberOf(memberOf(data, 'succeed'), id) !== undefined);
}

function picked<Item>(items: ById<Item>, isIn: (key: string) => boolean): ById<Item> {
  return Object.fromEntries(Object.entries(items).filter(([key]) => isIn(key)));
}
