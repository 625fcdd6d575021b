import { decodeEntities } from '@portico/kernel/markup';
import { isRecord, percentDecoded } from '@portico/kernel/records';
import {
  type ById,
  GENERATOR,
  MANIFEST_VERSION,
  type Manifest,
  type ManifestContent,
  type ManifestPlugin,
  type ManifestTemplate,
  type ManifestTerm,
  type ManifestTheme,
  SETTINGS_GROUPS,
} from '../wire/public.ts';
import { adaptMarketplace } from './adaptMarketplace.ts';
import { conditionsIn } from './conditions.ts';
import { invalidKit } from './KitError.ts';
import { compareVersions } from './kitNames.ts';
import { numberIn } from './numberIn.ts';

/** A manifest of any format that Elementor has used, converted to the newest. */
export interface ReadManifest {
  readonly manifest: Manifest;
  /** The file with the site settings. Marketplace kits keep them among the templates. */
  readonly settingsFile: string;
}

export interface ManifestOrigin {
  /** Pictures of kits from the public library are not imported. */
  readonly isFromPublicLibrary?: boolean;
}

export function parseManifest(raw: unknown, origin: ManifestOrigin = {}): ReadManifest {
  if (!isRecord(raw)) throw invalidKit('The manifest.json of this kit is not an object.');
  const version = versionOf(raw);
  const adapted = raw.manifest_version === undefined ? { raw, settingsFile: null } : adaptMarketplace(raw);
  const manifest = inPlainWords(read(adapted.raw, version));
  return {
    manifest: origin.isFromPublicLibrary ? withoutPictures(manifest) : manifest,
    settingsFile: adapted.settingsFile ?? 'site-settings.json',
  };
}

const FIRST_VERSION = '1.0';
const SHAPE_OF_VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/;

function versionOf(raw: Readonly<Record<string, unknown>>): string {
  // Marketplace kits put their own version number here, which says nothing about the format.
  if (raw.manifest_version !== undefined) return FIRST_VERSION;
  const version = text(raw, 'version') || FIRST_VERSION;
  const known = Number.parseInt(MANIFEST_VERSION, 10);
  if (!SHAPE_OF_VERSION.test(version) || Number.parseInt(version, 10) > known)
    throw invalidKit(
      `This kit is of version ${short(version)}, and this site reads versions up to ${known}.x.`,
    );
  return version;
}

function read(raw: Readonly<Record<string, unknown>>, version: string): Manifest {
  const theme = themeOf(raw.theme);
  return {
    ...(raw.generator === GENERATOR && { generator: GENERATOR }),
    name: text(raw, 'name'),
    title: optionalText(raw, 'title'),
    description: optionalText(raw, 'description'),
    author: text(raw, 'author'),
    version,
    elementor_version: text(raw, 'elementor_version'),
    created: text(raw, 'created'),
    thumbnail: picture(raw.thumbnail),
    site: text(raw, 'site'),
    ...(theme && { theme }),
    experiments: list(raw, 'experiments').filter((name) => typeof name === 'string'),
    'site-settings': settingsOf(raw, version),
    plugins: list(raw, 'plugins').flatMap(pluginOf),
    templates: byId(raw, 'templates', templateOf),
    taxonomies: byId(raw, 'taxonomies', (value, where) =>
      listOf(value, where).map((taxonomy) => taxonomyOf(taxonomy, where)),
    ),
    content: byId(raw, 'content', (value, where) => mapOf(value, where, contentOf)),
    'wp-content': byId(raw, 'wp-content', wpContentOf),
    'custom-post-type-title': byId(raw, 'custom-post-type-title', (value, where) => {
      if (!isRecord(value)) throw wrongType(where, 'an object');
      return { name: text(value, 'name'), label: text(value, 'label') };
    }),
  };
}

/** Before 3.0 the settings were a list of tabs: a non-empty list meant all of them, an empty one none. */
function settingsOf(raw: Readonly<Record<string, unknown>>, version: string): Manifest['site-settings'] {
  const given = raw['site-settings'];
  if (given === undefined || given === null) return {};
  if (compareVersions(version, '3.0') < 0 || Array.isArray(given)) {
    const isSome = typeof given === 'object' && Object.keys(given).length > 0;
    return Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, isSome]));
  }
  if (!isRecord(given)) throw wrongType('site-settings', 'an object');
  return Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, boolean | number] =>
        typeof entry[1] === 'boolean' || (typeof entry[1] === 'number' && Number.isFinite(entry[1])),
    ),
  );
}

function templateOf(value: unknown, where: string): ManifestTemplate {
  if (!isRecord(value)) throw wrongType(where, 'an object');
  return {
    ...value,
    title: text(value, 'title'),
    doc_type: nameIn(value.doc_type || 'not-supported', `${where}.doc_type`),
    thumbnail: picture(value.thumbnail),
    ...(value.conditions !== undefined && { conditions: conditionsIn(value.conditions) }),
  };
}

function contentOf(value: unknown, where: string): ManifestContent {
  if (!isRecord(value)) throw wrongType(where, 'an object');
  const parent = numberIn(value.post_parent);
  return {
    title: text(value, 'title'),
    excerpt: text(value, 'excerpt'),
    doc_type: nameIn(value.doc_type || 'wp-page', `${where}.doc_type`),
    thumbnail: picture(value.thumbnail),
    url: text(value, 'url'),
    ...(typeof value.slug === 'string' && { slug: value.slug }),
    terms: list(value, 'terms').flatMap(termOf),
    ...(typeof value.post_date === 'string' && { post_date: value.post_date }),
    ...(Number.isSafeInteger(parent) && parent > 0 && { post_parent: parent }),
    ...(value.post_status === 'draft' && { post_status: 'draft' as const }),
    ...(Boolean(value.show_on_front) && { show_on_front: true as const }),
  };
}

function termOf(value: unknown): ManifestTerm[] {
  if (!isRecord(value)) return [];
  const id = numberIn(value.term_id);
  if (!Number.isSafeInteger(id) || typeof value.taxonomy !== 'string') return [];
  return [{ term_id: id, taxonomy: value.taxonomy, slug: percentDecoded(text(value, 'slug')) }];
}

function pluginOf(value: unknown): ManifestPlugin[] {
  if (!isRecord(value) || typeof value.plugin !== 'string') return [];
  return [
    {
      name: text(value, 'name'),
      plugin: value.plugin,
      pluginUri: text(value, 'pluginUri'),
      version: text(value, 'version'),
    },
  ];
}

function themeOf(value: unknown): ManifestTheme | null {
  if (!isRecord(value)) return null;
  return {
    name: text(value, 'name'),
    theme_uri: text(value, 'theme_uri'),
    version: text(value, 'version'),
    slug: text(value, 'slug'),
  };
}

/** Just a name before 3.0, a name with a label since. */
function taxonomyOf(value: unknown, where: string): { name: string; label: string } {
  if (typeof value === 'string') return { name: nameIn(value, where), label: value };
  if (!isRecord(value)) throw wrongType(where, 'a name');
  const name = nameIn(value.name, where);
  return { name, label: text(value, 'label') || name };
}

/** Just IDs before 3.0, IDs with titles since. */
function wpContentOf(value: unknown, where: string): ById<{ id: string; title: string }> {
  const ids = listOf(value, where);
  if (ids.every((id) => typeof id === 'string' || typeof id === 'number'))
    return Object.fromEntries(ids.map((id) => [idIn(String(id), where), { id: String(id), title: '' }]));
  return mapOf(value, where, (entry, at) => {
    if (!isRecord(entry)) throw wrongType(at, 'an object');
    return { id: ownId(entry) ?? at.slice(where.length + 1), title: text(entry, 'title') };
  });
}

function byId<Item>(
  raw: Readonly<Record<string, unknown>>,
  name: string,
  item: (value: unknown, where: string) => Item,
): ById<Item> {
  return mapOf(raw[name], name, item);
}

/** A map by ID, a list whose entries contain their IDs, or PHP's empty map. */
function mapOf<Item>(
  value: unknown,
  where: string,
  item: (value: unknown, where: string) => Item,
): ById<Item> {
  if (isNothing(value)) return {};
  if (typeof value !== 'object' || value === null) throw wrongType(where, 'an object');
  const entries = Array.isArray(value)
    ? value.map((entry, index): [string, unknown] => [ownId(entry) ?? String(index), entry])
    : Object.entries(value);
  return Object.fromEntries(
    entries.map(([id, entry]) => [idIn(id, where), item(entry, `${where}.${id}`)] as const),
  );
}

function ownId(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const id = entry.id ?? entry.template_id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/** IDs and names become parts of paths, so they must contain nothing that could escape one. */
const SHAPE_OF_ID = /^(?!.*\.\.)[\w-][\w.-]{0,99}$/;

function idIn(id: string, where: string): string {
  if (SHAPE_OF_ID.test(id) && id !== '__proto__') return id;
  throw invalidKit(
    `The manifest of this kit has an entry under "${where}" with the invalid id "${short(id)}".`,
  );
}

function nameIn(value: unknown, where: string): string {
  if (typeof value === 'string' && SHAPE_OF_ID.test(value)) return value;
  throw wrongType(where, 'a name');
}

function text(raw: Readonly<Record<string, unknown>>, name: string): string {
  const value = raw[name];
  if (isNothing(value)) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw wrongType(name, 'text');
  return value;
}

function optionalText(raw: Readonly<Record<string, unknown>>, name: string): string | null {
  return raw[name] === null || raw[name] === undefined ? null : text(raw, name);
}

function list(raw: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  return listOf(raw[name], name);
}

/** PHP encodes a list with a gap as a map. */
function listOf(value: unknown, where: string): readonly unknown[] {
  if (isNothing(value)) return [];
  if (typeof value !== 'object' || value === null) throw wrongType(where, 'a list');
  return Object.values(value);
}

/** PHP returns `false` or an empty text if there is nothing. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '';
}

function picture(value: unknown): string | false {
  return typeof value === 'string' && value !== '' ? value : false;
}

function withoutPictures(manifest: Manifest): Manifest {
  return withEach(manifest, (item) => ({ ...item, thumbnail: false }));
}

/** WordPress stores titles and excerpts as HTML, `Food &amp; Drink`; ours are plain text. */
function inPlainWords(manifest: Manifest): Manifest {
  if (manifest.generator) return manifest;
  return withEach(manifest, (item) => ({
    ...item,
    title: decodeEntities(item.title),
    ...(typeof item.excerpt === 'string' && { excerpt: decodeEntities(item.excerpt) }),
  }));
}

/** The manifest with each of its templates, pages and posts changed. */
function withEach(
  manifest: Manifest,
  change: <Item extends ManifestTemplate | ManifestContent>(item: Item) => Item,
): Manifest {
  const changed = <Item extends ManifestTemplate | ManifestContent>(items: ById<Item>): ById<Item> =>
    Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]));
  return {
    ...manifest,
    templates: changed(manifest.templates),
    content: Object.fromEntries(
      Object.entries(manifest.content).map(([type, items]) => [type, changed(items)]),
    ),
  };
}

function wrongType(where: string, wanted: string): Error {
  return invalidKit(`The manifest of this kit is broken: "${short(where)}" should be ${wanted}.`);
}

const SHOWN_SIGNS = 60;

function short(value: string): string {
  return value.length > SHOWN_SIGNS ? `${value.slice(0, SHOWN_SIGNS)}…` : value;
}
