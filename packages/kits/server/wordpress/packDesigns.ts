import type { Writable } from 'node:stream';
import { isRecord, percentDecoded } from '@portico/kernel/records';
import { NAME_LENGTH } from '../../manifest/kitNames.ts';
import {
  type KitPart,
  MANIFEST_VERSION,
  type ManifestContent,
  type ManifestTemplate,
  MENUS_FILE,
  SETTINGS_GROUPS,
  type TermFile,
} from '../../wire/public.ts';
import { createArchiveWriter } from '../archive/createArchiveWriter.ts';
import { addressKey, withOwnLinks } from '../identity/withOwnLinks.ts';
import type { SiteDesign, SiteDesigns, SiteTerm } from './SiteDesigns.ts';

export interface PackedDesigns {
  readonly title: string;
  readonly includes: readonly KitPart[];
  /** The ids of what was packed. */
  readonly ids: ReadonlySet<string>;
}

/** IDs and types become parts of paths in the kit. */
const IS_ID = /^\d{1,15}$/;
const IS_TYPE = /^[a-z][\w-]{0,39}$/;
const LIBRARY_TYPE = 'elementor_library';
const KIT = 'kit';

/** Packs a site's designs into a kit, as Elementor would export them. One design is in memory at a time. */
export async function packDesigns(site: SiteDesigns, target: Writable): Promise<PackedDesigns> {
  const archive = createArchiveWriter(target);
  const links = new Map(site.addresses.map((address) => [addressKey(address), pathOf(address)]));
  const addJson = (name: string, value: unknown) => archive.add(name, JSON.stringify(value));
  const templates: Record<string, ManifestTemplate> = {};
  const content: Record<string, Record<string, ManifestContent>> = {};
  const ids = new Set<string>();
  let kit: SiteDesign | null = null;
  // Exports of one type of post name their terms at the posts only.
  const terms = new Map(site.terms.map((term) => [`${term.taxonomy}/${term.slug}`, term]));

  for await (const design of site.designs) {
    const { id, type, kind } = design;
    if (!IS_ID.test(id) || !IS_TYPE.test(type) || ids.has(id)) continue;
    ids.add(id);
    for (const term of termsAt(design)) {
      const key = `${term.taxonomy}/${term.slug}`;
      if (!terms.has(key)) terms.set(key, term);
    }
    if (kind === KIT) {
      // The site's own comes last: those before it were left behind by imports.
      kit = design;
      continue;
    }
    const document = {
      content: withOwnLinks(design.elements, links),
      settings: design.settings,
      metadata: {},
      ...(isRecord(design.display) && { display_settings: design.display }),
    };
    if (type === LIBRARY_TYPE) {
      templates[id] = templateOf(design);
      await addJson(`templates/${id}.json`, document);
    } else {
      content[type] ??= {};
      content[type][id] = contentOf(design, site);
      await addJson(`content/${type}/${id}.json`, document);
    }
  }
  if (kit) {
    await addJson('site-settings.json', { content: [], settings: kit.settings, metadata: {} });
    if (isRecord(kit.classes)) await addJson('global-classes.json', kit.classes);
    if (isRecord(kit.variables)) await addJson('global-variables.json', kit.variables);
  }
  for (const { name, own } of TAXONOMIES)
    await addJson(`taxonomies/${name}.json`, termFiles([...terms.values()], name, own));
  if (site.menus.length > 0) await addJson(MENUS_FILE, withOwnLinks(site.menus, links));
  const title = `Designs of ${site.name || 'a WordPress site'}`.slice(0, NAME_LENGTH);
  await addJson('manifest.json', {
    name: 'designs',
    title,
    description: null,
    author: '',
    version: MANIFEST_VERSION,
    elementor_version: '',
    created: '',
    thumbnail: false,
    site: site.url,
    experiments: [],
    'site-settings': kit ? Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, true])) : {},
    plugins: [],
    templates,
    taxonomies: { post: TAXONOMIES.map(({ name, label }) => ({ name, label })) },
    content,
    'wp-content': {},
    'custom-post-type-title': {},
  });
  await archive.finish();
  const isIn: Readonly<Partial<Record<KitPart, boolean>>> = {
    settings: kit !== null,
    templates: Object.keys(templates).length > 0,
    content: Object.keys(content).length > 0,
  };
  return { title, ids, includes: PARTS.filter((part) => isIn[part]) };
}

const PARTS: readonly KitPart[] = ['settings', 'templates', 'content'];

const TAXONOMIES = [
  { name: 'category', label: 'Categories', own: 'category' },
  { name: 'post_tag', label: 'Tags', own: 'tag' },
] as const;

function templateOf({ title, kind, conditions }: SiteDesign): ManifestTemplate {
  return {
    title,
    doc_type: IS_TYPE.test(kind) ? kind : 'page',
    thumbnail: false,
    ...(Array.isArray(conditions) && { conditions }),
  };
}

function contentOf(design: SiteDesign, site: SiteDesigns): ManifestContent {
  const { type, kind, title, excerpt, cover, link, slug, parent, date, isDraft } = design;
  return {
    title,
    excerpt,
    doc_type: IS_TYPE.test(kind) ? kind : `wp-${type === 'post' ? 'post' : 'page'}`,
    thumbnail: cover || false,
    url: link,
    ...(slug !== '' && { slug: percentDecoded(slug) }),
    // Terms are found by their slugs.
    terms: design.terms.map((term) => ({
      ...{ taxonomy: term.taxonomy, slug: percentDecoded(term.slug), term_id: 0 },
    })),
    post_date: date,
    ...(Number(parent) > 0 && { post_parent: Number(parent) }),
    ...(isDraft && { post_status: 'draft' as const }),
    // The home page's link is that of the site.
    ...(type === 'page' &&
      site.url !== '' &&
      bare(link) === bare(site.url) && { show_on_front: true as const }),
  };
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

function bare(address: string): string {
  return address.replace(/\/$/, '');
}

function termsAt({ terms }: SiteDesign): SiteTerm[] {
  return terms.flatMap(({ taxonomy, slug, name }) => {
    const own = TAXONOMIES.find((known) => known.name === taxonomy)?.own;
    return own ? [{ ...{ id: '', taxonomy: own, slug, name }, description: '', parent: '' }] : [];
  });
}

function termFiles(terms: readonly SiteTerm[], taxonomy: string, own: SiteTerm['taxonomy']): TermFile[] {
  const wanted = terms.filter((term) => term.taxonomy === own);
  const highest = Math.max(0, ...wanted.map(({ id }) => Number(id) || 0));
  const numberOf = new Map(wanted.map(({ slug, id }, at) => [slug, Number(id) || highest + at + 1]));
  return wanted.map(({ slug, name, description, parent }) => ({
    term_id: numberOf.get(slug) ?? 0,
    ...{ name, slug: percentDecoded(slug), taxonomy, description },
    parent: numberOf.get(parent) ?? 0,
  }));
}
