import type { Writable } from 'node:stream';
import { type Database, slugOf } from '@portico/kernel/server';
import {
  BUILDER_VERSION,
  type Customization,
  GENERATOR,
  type KitPart,
  MANIFEST_VERSION,
  type Manifest,
  MENUS_FILE,
  MOST_POSTS,
  type TermFile,
} from '../../wire/public.ts';
import { createArchiveWriter } from '../archive/createArchiveWriter.ts';
import { listDocuments } from '../contents/documentFacts.ts';
import type { KitContents, KitDocument, KitFontFile, NamedPost } from '../contents/KitContents.ts';
import { parentsFirst } from '../contents/parentsFirst.ts';
import { htmlOfTerm } from '../contents/termWords.ts';
import { fontsIn } from '../fonts/fontsIn.ts';
import { FONT_TYPE, FONTS_FILE } from '../fonts/wantedFonts.ts';
import { readIdentities } from '../identity/identities.ts';
import { byNumber, kitNumbers } from '../identity/kitNumbers.ts';
import { renumber } from '../identity/renumber.ts';
import { isTemplateChosen } from '../isTemplateChosen.ts';
import { createPackedPictures } from '../pictures/ownPictures.ts';
import { placeholdersIn, withOriginals } from '../pictures/placeholder.ts';
import { type Add, addSettings } from './addSettings.ts';
import type { KitOrigins } from './createKitOrigins.ts';
import { withElementIds } from './elementIds.ts';
import { createKitDigest } from './kitDigest.ts';
import { contentEntry, templateEntry } from './manifestEntries.ts';
import { mediaIn } from './mediaIn.ts';
import { packFonts } from './packedFonts.ts';
import { serialise } from './serialise.ts';

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
  readonly originOf: KitOrigins['of'];
  /** The original URLs of pictures shown by placeholders: a kit refers to the originals. */
  readonly originals: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ExportedKit {
  readonly manifest: Manifest;
  readonly mediaUrls: readonly string[];
}

/**
 * Packs a kit, file after file, into a stream.
 *
 * Export, import and export again give the same bytes, on this site and on any other. For that the files come in one
 * order and the archive knows no time; everything that came with a kit keeps the number that it has there, whatever number
 * this site gave it; the ids of elements follow from where they stand; and content that is a kit's, untouched, is packed
 * as that kit: with its site, its author and its date. What these are follows from all the content, so whatever names
 * them, the posts and the manifest, comes last.
 */
export async function exportKit(
  target: Writable,
  order: ExportOrder,
  { database, contents, originOf, originals, onProgress = () => {} }: ExportOutside,
): Promise<ExportedKit> {
  const archive = createArchiveWriter(target);
  const digest = createKitDigest();
  const media = new Set<string>();
  const pictures = createPackedPictures(contents.pictures);
  const restored = async (text: string): Promise<string> => {
    const ids = placeholdersIn(text);
    return ids.length > 0 ? withOriginals(text, await originals(ids)) : text;
  };
  const add: Add = async (name, text) => {
    const content = await restored(text);
    pictures.note(content);
    digest.add(name, content);
    await archive.add(name, content);
  };
  const { customization } = order;
  const isIncluded = (part: KitPart): boolean => order.include.includes(part);
  const postTypes = customization.content?.customPostTypes;
  const isType = (type: string): boolean =>
    isIncluded('content') && (type === 'page' || !postTypes || postTypes.includes(type));
  const site = await contents.site();

  const { documents, numbers } = await numberedDocuments(database, contents);
  const templates = documents.filter(
    ({ postType, docType }) =>
      isIncluded('templates') && postType === null && isTemplateChosen(customization, docType),
  );
  const pages = documents.filter(({ postType }) => postType !== null && isType(postType));
  const posts = await namedPosts(database, contents, isType);
  const terms = await numberedTerms(database, contents, isType);
  const total = templates.length + pages.length + posts.length + 2;
  let done = 0;
  const step = (): void => onProgress(++done, total);

  const ownFonts = await contents.fonts.list(database);
  const hasFonts = ownFonts.length > 0 && customization.settings?.customFonts !== false;
  const settings = isIncluded('settings')
    ? await addSettings(add, contents, database, customization.settings, { theme: site.theme, hasFonts })
    : {};
  step();

  const ids = { documents: numbers, terms: terms.numbers };
  const fontNames = new Set<string>();
  const addDocument = async (folder: string, { id }: KitDocument): Promise<void> => {
    const file = await contents.documents.read(database, id);
    const number = numbers.get(id) ?? id;
    if (file) {
      mediaIn(file, media);
      fontsIn(file, fontNames);
      const renamed = renumber(file.content, ids) as readonly unknown[];
      await add(`${folder}/${number}.json`, serialise({ ...file, content: withElementIds(renamed, number) }));
    }
    step();
  };
  for (const template of templates) await addDocument('templates', template);
  for (const page of pages) await addDocument(`content/${page.postType}`, page);
  for (const [taxonomy, list] of terms.files) await add(`taxonomies/${taxonomy}.json`, JSON.stringify(list));
  if (isIncluded('content')) {
    const menus = await contents.menus.read(database, numbers);
    if (menus.length > 0) await add(MENUS_FILE, JSON.stringify(menus));
  }

  const highest = [...templates, ...pages]
    .map(({ id }) => numbers.get(id) ?? id)
    .concat(posts.flatMap((type) => type.posts.map(({ number }) => number)));
  const isFontIn = ({ family }: KitFontFile): boolean => isIncluded('settings') || fontNames.has(family);
  const fonts = packFonts(
    hasFonts ? ownFonts.filter(isFontIn) : [],
    Math.max(0, ...highest.map(Number).filter(Number.isSafeInteger)),
    contents.fonts,
  );
  for await (const [name, content] of fonts.files()) await archive.add(name, content);
  if (!fonts.isEmpty) digest.add(FONTS_FILE, fonts.wxr(site.url));

  const { description, title } = order;
  const written = (type: NamedPosts, from: string): Promise<string> =>
    contents.posts.write(database, type.name, type.posts, { title, description, site: from }).then(restored);
  const own = new Map<string, string>();
  for (const type of posts) {
    const text = await written(type, site.url);
    own.set(type.name, text);
    pictures.note(text);
    digest.add(fileOf(type), text);
  }

  const named = (from: { site: string; author: string; created: string }): Manifest => {
    const content: Record<string, Manifest['content'][string]> = {};
    for (const page of pages)
      content[page.postType ?? 'page'] = {
        ...content[page.postType ?? 'page'],
        [numbers.get(page.id) ?? page.id]: contentEntry(page, from.site, numbers),
      };
    return {
      generator: GENERATOR,
      name: slugOf(title) || 'kit',
      title,
      description: description || null,
      author: from.author,
      version: MANIFEST_VERSION,
      elementor_version: BUILDER_VERSION,
      created: from.created,
      thumbnail: order.thumbnail,
      site: from.site,
      ...(settings.theme === true && site.theme && { theme: site.theme }),
      experiments: settings.experiments === true ? site.experiments : [],
      'site-settings': settings,
      plugins: isIncluded('plugins')
        ? site.plugins.filter(({ plugin }) => customization.plugins?.[plugin] !== false)
        : [],
      templates: Object.fromEntries(
        templates.map((template) => [numbers.get(template.id) ?? template.id, templateEntry(template)]),
      ),
      taxonomies: terms.listed,
      content,
      'wp-content': {
        ...Object.fromEntries(
          posts.map((type) => [
            type.name,
            Object.fromEntries(
              type.posts.map(({ number, title: called }) => [number, { id: number, title: called }]),
            ),
          ]),
        ),
        ...(!fonts.isEmpty && isIncluded('content') && { [FONT_TYPE]: fonts.listed }),
      },
      'custom-post-type-title': {},
    };
  };
  for await (const [name, content] of pictures.files()) await archive.add(name, content);
  const mine = { site: site.url, author: order.author };
  const origin = await originOf(digest.with({ ...named({ ...mine, created: '' }) }), mine);
  for (const type of posts) {
    const text = origin.site === site.url ? own.get(type.name) : await written(type, origin.site);
    await archive.add(fileOf(type), text ?? '');
    step();
  }
  if (!fonts.isEmpty) await archive.add(FONTS_FILE, fonts.wxr(origin.site));
  const manifest = named(origin);
  await archive.add('manifest.json', JSON.stringify(manifest));
  await archive.finish();
  step();
  return { manifest, mediaUrls: [...media].sort() };
}

/** What visitors can see, ordered by its IDs in kits. */
async function numberedDocuments(database: Database, contents: KitContents) {
  const all = await listDocuments(contents.documents, database);
  const numbers = kitNumbers(
    all.map(({ id }) => id),
    await readIdentities(database, 'document'),
  );
  const number = ({ id }: KitDocument): string => numbers.get(id) ?? id;
  const documents = all.filter(({ isHidden }) => !isHidden).sort((a, b) => byNumber(number(a), number(b)));
  return { documents, numbers };
}

interface NamedPosts {
  readonly name: string;
  readonly posts: readonly (NamedPost & { readonly title: string })[];
}

const fileOf = ({ name }: NamedPosts): string => `wp-content/${name}/${name}.xml`;

/** The posts of each type that has any. */
async function namedPosts(
  database: Database,
  contents: KitContents,
  isType: (type: string) => boolean,
): Promise<NamedPosts[]> {
  const identities = await readIdentities(database, 'post');
  const types = await Promise.all(
    contents.posts.types.map(async ({ name }) => ({ name, all: await contents.posts.list(database, name) })),
  );
  const numbers = kitNumbers(
    types.flatMap(({ all }) => all.map(({ id }) => id)),
    identities,
  );
  return types
    .filter(({ name, all }) => isType(name) && all.length > 0)
    .map(({ name, all }) => ({
      name,
      posts: all.slice(0, name === 'page' ? all.length : MOST_POSTS).map(({ id, guid, title }) => ({
        id,
        title,
        number: numbers.get(id) ?? id,
        guid: identities.get(id)?.guid || guid,
      })),
    }));
}

/** The terms of each taxonomy that has any. */
async function numberedTerms(database: Database, contents: KitContents, isType: (type: string) => boolean) {
  const taxonomies = await contents.taxonomies.list(database);
  const found = new Map<string, readonly TermFile[]>();
  for (const { name } of taxonomies)
    if (!found.has(name)) found.set(name, await contents.taxonomies.terms(database, name));
  const numbers = kitNumbers(
    [...found.values()].flat().map(({ term_id }) => String(term_id)),
    await readIdentities(database, 'term'),
  );
  const numberOf = (id: number): number => Number(numbers.get(String(id)) ?? id);
  const files = new Map<string, readonly TermFile[]>();
  const listed: Record<string, { name: string; label: string }[]> = {};
  for (const { postType, name, label } of taxonomies) {
    const terms = found.get(name) ?? [];
    if (!isType(postType) || terms.length === 0) continue;
    const renamed = terms.map((term) => ({
      ...term,
      name: htmlOfTerm(term.name),
      description: htmlOfTerm(term.description),
      term_id: numberOf(term.term_id),
      parent: numberOf(term.parent),
    }));
    files.set(name, parentsFirst(renamed.sort((a, b) => a.term_id - b.term_id)));
    listed[postType] = [...(listed[postType] ?? []), { name, label }];
  }
  return { numbers, files, listed };
}
