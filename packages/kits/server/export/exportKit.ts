import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Database } from '@portico/kernel/server';
import {
  BUILDER_VERSION,
  type Customization,
  type DocumentFile,
  type KitPart,
  MANIFEST_VERSION,
  type Manifest,
  SETTINGS_GROUPS,
  type SettingsGroup,
} from '../../protocol.ts';
import { createArchiveWriter } from '../archive/createArchiveWriter.ts';
import { listDocuments } from '../contents/documentFacts.ts';
import type { KitContents, KitDocument } from '../contents/KitContents.ts';
import { isTemplateChosen } from '../isTemplateChosen.ts';
import { slugOf } from '../slugOf.ts';
import { contentEntry, templateEntry } from './manifestEntries.ts';
import { mediaIn } from './mediaIn.ts';
import { settingsOfGroups } from './settingsGroups.ts';

export interface ExportOrder {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly thumbnail: string | false;
  readonly include: readonly KitPart[];
  readonly customization: Customization;
}

export interface ExportOutside {
  readonly database: Database;
  readonly contents: KitContents;
  /** The date of a kit with this content; see `createKitDates`. */
  readonly dateOf: (digest: string) => Promise<string>;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ExportedKit {
  readonly manifest: Manifest;
  readonly mediaUrls: readonly string[];
}

/** The most posts of a type that a kit carries; pages are not limited. */
const MOST_POSTS = 20;

/**
 * Packs a kit, file after file, into a stream.
 *
 * Export, import and export again give the same bytes. For that the files come in one order; documents keep their
 * ids wherever those are free, and elements theirs as long as no two are equal, although the field makes new ones each time;
 * the archive itself knows no time; and the one time in the manifest belongs to the content: the same
 * content has the date of the first time that this site saw it, packed here or brought by an import. The manifest
 * comes last, because its date follows from everything before it.
 */
export async function exportKit(
  target: Writable,
  order: ExportOrder,
  { database, contents, dateOf, onProgress = () => {} }: ExportOutside,
): Promise<ExportedKit> {
  const archive = createArchiveWriter(target);
  const digest = createHash('sha256');
  const media = new Set<string>();
  const add = async (name: string, content: string): Promise<void> => {
    digest.update(`${name}\n${sha256(content)}\n`);
    await archive.add(name, content);
  };
  const isIncluded = (part: KitPart): boolean => order.include.includes(part);
  const { customization } = order;
  const site = await contents.site();
  const documents = (await listDocuments(contents.documents, database)).sort(byId);
  const postTypes = customization.content?.customPostTypes;
  const isType = (type: string): boolean => type === 'page' || !postTypes || postTypes.includes(type);
  const templates = isIncluded('templates')
    ? documents.filter(
        ({ postType, docType }) => postType === null && isTemplateChosen(customization, docType),
      )
    : [];
  const pages = isIncluded('content')
    ? documents.filter(({ postType }) => postType !== null && isType(postType))
    : [];
  const types = isIncluded('content') ? contents.posts.types.filter(({ name }) => isType(name)) : [];
  const total = templates.length + pages.length + types.length + 2;
  let done = 0;
  const step = (): void => onProgress(++done, total);

  const settings = isIncluded('settings')
    ? await addSettings(add, contents, database, customization.settings, site.theme !== null)
    : {};
  step();

  const writeDocument = async (name: string, { id }: KitDocument): Promise<void> => {
    const file = await contents.documents.read(database, id);
    if (!file) return;
    mediaIn(file, media);
    await add(name, serialise(file));
    step();
  };
  for (const template of templates) await writeDocument(`templates/${template.id}.json`, template);
  for (const page of pages) await writeDocument(`content/${page.postType}/${page.id}.json`, page);

  const wpContent: Record<string, Record<string, { id: string; title: string }>> = {};
  for (const { name } of types) {
    const all = await contents.posts.list(database, name);
    const posts = name === 'page' ? all : all.slice(0, MOST_POSTS);
    if (posts.length > 0) {
      const ids = posts.map(({ id }) => id);
      await add(`wp-content/${name}/${name}.xml`, await contents.posts.write(database, name, ids));
      wpContent[name] = Object.fromEntries(posts.map(({ id, title }) => [id, { id, title }]));
    }
    step();
  }

  const taxonomies: Record<string, { name: string; label: string }[]> = {};
  const written = new Set<string>();
  for (const { postType, name, label } of isIncluded('content')
    ? await contents.taxonomies.list(database)
    : []) {
    if (!isType(postType)) continue;
    const terms = await contents.taxonomies.terms(database, name);
    if (terms.length === 0) continue;
    if (!written.has(name)) await add(`taxonomies/${name}.json`, JSON.stringify(terms));
    written.add(name);
    taxonomies[postType] = [...(taxonomies[postType] ?? []), { name, label }];
  }

  const content: Record<string, Manifest['content'][string]> = {};
  for (const page of pages) {
    const type = page.postType ?? 'page';
    content[type] = { ...content[type], [page.id]: contentEntry(page, site.url) };
  }
  const carriesTheme = isIncluded('settings') && settings.theme === true && site.theme;
  const undated: Manifest = {
    name: slugOf(order.title),
    title: order.title,
    description: order.description || null,
    author: order.author,
    version: MANIFEST_VERSION,
    elementor_version: BUILDER_VERSION,
    created: '',
    thumbnail: order.thumbnail,
    site: site.url,
    ...(carriesTheme && { theme: carriesTheme }),
    experiments: settings.experiments === true ? site.experiments : [],
    'site-settings': settings,
    plugins: isIncluded('plugins')
      ? site.plugins.filter(({ plugin }) => customization.plugins?.[plugin] !== false)
      : [],
    templates: Object.fromEntries(templates.map((template) => [template.id, templateEntry(template)])),
    taxonomies,
    content,
    'wp-content': wpContent,
    'custom-post-type-title': {},
  };
  digest.update(JSON.stringify(undated));
  const manifest = { ...undated, created: await dateOf(digest.digest('hex')) };
  await archive.add('manifest.json', JSON.stringify(manifest));
  await archive.finish();
  step();
  return { manifest, mediaUrls: [...media].sort() };
}

type Add = (name: string, content: string) => Promise<void>;

async function addSettings(
  add: Add,
  contents: KitContents,
  database: Database,
  chosen: Customization['settings'],
  hasTheme: boolean,
): Promise<Record<string, boolean | number>> {
  const isChosen = (group: string): boolean => chosen?.[group] !== false;
  const stored = await contents.settings.read(database);
  const isIn = (group: SettingsGroup): boolean => isChosen(group) && (group !== 'theme' || hasTheme);
  const settings = settingsOfGroups(stored.settings, isIn);
  await add(
    'site-settings.json',
    serialise({ content: [], settings, metadata: {} }, isChosen('experiments') ? stored.experiments : null),
  );
  for (const [name, file] of Object.entries(stored.files).sort(([a], [b]) => (a < b ? -1 : 1)))
    await add(name, JSON.stringify(file));
  const { classes, variables } = stored;
  const hasClasses = classes !== null && isChosen('classes');
  if (hasClasses) {
    for (const [id, item] of Object.entries(classes.items).sort(([a], [b]) => (a < b ? -1 : 1)))
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
    customFonts: false,
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

function variableCount(variables: unknown): number {
  const data = typeof variables === 'object' && variables && 'data' in variables ? variables.data : variables;
  return typeof data === 'object' && data ? Object.keys(data).length : 0;
}

/** PHP knows no empty map, and neither do the kits that it writes. */
function serialise(
  { content, settings, metadata }: DocumentFile,
  experiments: readonly string[] | null = null,
): string {
  const file = { content, settings: orList(settings), metadata: orList(metadata) };
  return JSON.stringify(experiments ? { ...file, experiments } : file);
}

function orList(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : [];
}

function byId(a: KitDocument, b: KitDocument): number {
  return Number(a.id) - Number(b.id) || (a.id < b.id ? -1 : 1);
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
