import type { KitsConfig } from '../wire/admin.ts';
import { KIT_PARTS, type KitPart, type Manifest } from '../wire/public.ts';

export interface SummaryLine {
  readonly part: KitPart;
  readonly title: string;
  readonly text: string;
}

interface Titles {
  readonly single: string;
  readonly plural: string;
}

const TITLES: Readonly<Record<KitPart, string>> = {
  content: 'Content',
  templates: 'Templates',
  settings: 'Site settings',
  plugins: 'Plugins',
};

/** What a kit holds, part by part: `3 Pages | 2 Posts | 1 Taxonomy`. */
export function summaryOf(
  manifest: Manifest,
  includes: readonly KitPart[],
  config: KitsConfig['elementorAppConfig'],
  none: string,
): SummaryLine[] {
  const own = config['import-export-customization'] as
    | { summaryTitles?: Record<string, unknown> }
    | undefined;
  const titles = own?.summaryTitles ?? {};
  const templateTitles = titles.templates as Record<string, Titles> | undefined;
  const content = titles.content as
    | (Record<string, Titles> & { customPostTypes?: Record<string, Titles> })
    | undefined;
  const texts: Readonly<Record<KitPart, () => string[]>> = {
    content: () => [
      ...counted(manifest.content, manifest['wp-content']).map(([type, count]) =>
        words(count, content?.customPostTypes?.[type] ?? content?.[type] ?? { single: type, plural: type }),
      ),
      ...taxonomies(manifest),
    ],
    templates: () => {
      const types = new Map<string, number>();
      for (const { doc_type } of Object.values(manifest.templates))
        types.set(doc_type, (types.get(doc_type) ?? 0) + 1);
      return [...types].map(([type, count]) =>
        words(count, templateTitles?.[type] ?? { single: `${type} template`, plural: `${type} templates` }),
      );
    },
    settings: () =>
      Object.entries(manifest['site-settings'])
        .filter(([, value]) => value === true)
        .map(([key]) => inWords(key)),
    plugins: () => manifest.plugins.map(({ name }) => name),
  };
  return KIT_PARTS.map((part) => ({
    part,
    title: TITLES[part],
    text: (includes.includes(part) ? texts[part]() : []).join(' | ') || none,
  }));
}

function counted(...maps: readonly Readonly<Record<string, object>>[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const map of maps)
    for (const [type, items] of Object.entries(map)) {
      const count = Object.keys(items).length;
      if (count > 0) counts.set(type, (counts.get(type) ?? 0) + count);
    }
  return [...counts];
}

function taxonomies(manifest: Manifest): string[] {
  const names = new Set(
    Object.values(manifest.taxonomies).flatMap((listed) => listed.map(({ name }) => name)),
  );
  return names.size > 0 ? [words(names.size, { single: 'Taxonomy', plural: 'Taxonomies' })] : [];
}

function words(count: number, { single, plural }: Titles): string {
  return `${count} ${count === 1 ? single : plural}`;
}

/** `globalColors` becomes “Global colors”. */
function inWords(key: string): string {
  const spaced = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
