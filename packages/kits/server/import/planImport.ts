import {
  type Choice,
  type Customization,
  EXPORT_GROUPS,
  type KitPart,
  type ManifestContent,
  type PlannedItem,
  RUNNERS,
  type RunnerName,
  type TermFile,
} from '../../protocol.ts';
import type { Kit } from '../archive/openKit.ts';
import type { DocumentFacts, KitDocument, KitPost } from '../contents/KitContents.ts';
import { factsOfContent, factsOfTemplate } from '../export/manifestEntries.ts';
import { IS_KIT_NUMBER } from '../identity/kitNumbers.ts';
import { isTemplateChosen } from '../isTemplateChosen.ts';
import { slugOf } from '../slugOf.ts';
import type { ImportPlan, PlannedDocument, PlannedPosts, PlannedTaxonomy } from './ImportPlan.ts';
import { kitSettings } from './kitSettings.ts';
import { readTerms } from './readTerms.ts';

/** What the site has, as far as an import can run into it. */
export interface SiteContents {
  readonly documents: readonly KitDocument[];
  /** Of each type of post that the site has. */
  readonly posts: Readonly<Record<string, readonly KitPost[]>>;
  /** Of each taxonomy that the site has. */
  readonly terms: Readonly<Record<string, readonly TermFile[]>>;
  readonly plugins: readonly string[];
  readonly themeSlug: string | null;
}

export interface ImportOrder {
  readonly include: readonly KitPart[];
  readonly customization: Customization;
}

/** Works out what an import would do to the site, without doing any of it. */
export async function planImport(
  kit: Kit,
  site: SiteContents,
  { include, customization }: ImportOrder,
): Promise<ImportPlan> {
  const { manifest } = kit;
  const items: PlannedItem[] = [];
  const documents: PlannedDocument[] = [];
  const posts: PlannedPosts[] = [];
  const taxonomies: PlannedTaxonomy[] = [];
  const busy = new Set<RunnerName>();
  const shown = site.documents.filter(({ isHidden }) => !isHidden);
  const numbers = freeNumbers(site.documents, kit);
  const slugs = new Set(site.documents.flatMap(({ slug }) => slug ?? []));
  const isIncluded = (part: KitPart): boolean => include.includes(part);

  function note(item: Omit<PlannedItem, 'note' | 'hasConflict'> & Partial<PlannedItem>): void {
    items.push({ note: '', hasConflict: false, ...item });
    if (item.action !== 'skip') busy.add(item.runner);
  }

  function place(incoming: IncomingDocument, existing: KitDocument | undefined, choice: Choice): void {
    const { key, runner, kind, title } = incoming;
    const about = { key, runner, kind, title, hasConflict: existing !== undefined };
    if (!kit.has(incoming.file)) {
      note({ ...about, hasConflict: false, action: 'skip', note: 'The archive lacks its file.' });
      return;
    }
    if (existing && choice === 'skip') {
      note({ ...about, action: 'skip', note: `“${existing.title}” stays as it is.` });
      return;
    }
    const isReplaced = existing !== undefined && choice === 'replace';
    const wishedSlug = incoming.slug;
    const slug = isReplaced ? existing.slug : wishedSlug && freeSlug(wishedSlug, slugs);
    if (slug) slugs.add(slug);
    documents.push({
      key,
      runner,
      oldId: incoming.id,
      file: incoming.file,
      action: isReplaced ? 'replace' : 'create',
      target: {
        id: isReplaced ? existing.id : numbers.take(incoming.id),
        postType: incoming.postType,
        docType: incoming.docType,
        title,
        slug: slug ?? null,
        isHome: incoming.isHome,
      },
      facts: existing && !isReplaced ? withoutConditions(incoming.facts) : incoming.facts,
    });
    note({
      ...about,
      action: isReplaced ? 'replace' : 'create',
      note: [
        isReplaced ? `Takes the place of “${existing.title}”.` : '',
        existing && !isReplaced ? `Beside “${existing.title}”.` : '',
        incoming.isHome ? 'Becomes the home page.' : '',
        incoming.isPageNow ? 'Becomes a page, as this site has no such type.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    });
  }

  const settings = isIncluded('settings')
    ? await kitSettings(kit, customization.settings, site.themeSlug)
    : null;
  for (const line of settings?.lines ?? []) note(line);

  if (isIncluded('plugins')) {
    for (const { name, plugin, version } of manifest.plugins) {
      const isWanted = customization.plugins?.[plugin] !== false;
      const isHere = site.plugins.includes(plugin);
      const about = { key: `plugins/${plugin}`, runner: 'plugins' as const, kind: 'Plugin', title: name };
      if (!isWanted) note({ ...about, action: 'skip', note: 'Not chosen.' });
      else if (isHere) note({ ...about, action: 'keep', note: 'Is active here already.' });
      else note({ ...about, action: 'skip', note: `Version ${version || '?'} is not available here.` });
    }
  }

  if (isIncluded('templates')) {
    const wins = customization.templates?.themeBuilder?.overrideConditions;
    for (const [id, entry] of Object.entries(manifest.templates)) {
      if (!isTemplateChosen(customization, entry.doc_type)) continue;
      const key = `templates/${id}`;
      const facts = factsOfTemplate(entry);
      const existing = templateInPlace(shown, entry.doc_type, entry.title, facts);
      const chosen = customization.content?.choices?.[key];
      const decided: Choice =
        wins && isThemePart(entry.doc_type) && !wins.includes(id) ? 'keep-both' : 'replace';
      const title = entry.title || 'Untitled';
      const kind = `Template (${entry.doc_type})`;
      const own = { key, id, title, kind, facts, docType: entry.doc_type, postType: null, slug: null };
      place(
        { ...own, runner: 'templates', file: `templates/${id}.json`, isHome: false },
        existing,
        chosen ?? decided,
      );
    }
  }

  if (isIncluded('content')) {
    const types = customization.content?.customPostTypes;
    const isType = (type: string): boolean => type === 'page' || !types || types.includes(type);
    const seenTaxonomies = new Set<string>();
    for (const [postType, listed] of Object.entries(manifest.taxonomies))
      for (const { name } of listed) {
        if (!isType(postType)) continue;
        const known = site.terms[name] && new Set(site.terms[name].map(({ slug }) => slug));
        if (known) taxonomies.push({ postType, name });
        if (seenTaxonomies.has(name)) continue;
        seenTaxonomies.add(name);
        for (const term of await readTerms(kit, name)) {
          const about = {
            key: `taxonomies/${name}/${term.term_id}`,
            runner: 'taxonomies' as const,
            kind: name === 'category' ? 'Category' : name === 'post_tag' ? 'Tag' : `Term (${name})`,
            title: term.name,
          };
          if (!known) note({ ...about, action: 'skip', note: 'This site has no such taxonomy.' });
          else if (known.has(term.slug))
            note({ ...about, action: 'keep', note: 'Is there already, and is used as it is.' });
          else note({ ...about, action: 'create' });
        }
      }
    for (const [postType, entries] of Object.entries(manifest.content)) {
      if (!isType(postType)) continue;
      for (const [id, entry] of Object.entries(entries)) {
        const key = `content/${postType}/${id}`;
        const slug = slugIn(entry);
        const home = placeOf(postType, entry);
        const existing = shown.find(
          (page) => page.postType === home.postType && (page.slug ?? slugOf(page.title, 'page')) === slug,
        );
        const isFloating = postType === FLOATING;
        const facts = factsOfContent(entry);
        place(
          {
            key,
            id,
            slug,
            ...home,
            runner: 'elementor-content',
            kind: kindOf(postType),
            title: entry.title || 'Untitled',
            file: `content/${postType}/${id}.json`,
            isHome: entry.show_on_front === true,
            facts: isFloating ? { ...facts, conditions: ['include/general'] } : facts,
          },
          existing,
          customization.content?.choices?.[key] ?? 'replace',
        );
      }
      if (postType === FLOATING && Object.keys(entries).length > 0) busy.add('floating-elements');
    }
    for (const [postType, listed] of menusLast(Object.entries(manifest['wp-content']))) {
      const file = `wp-content/${postType}/${postType}.xml`;
      if (!isType(postType) || Object.keys(listed).length === 0) continue;
      const about = { runner: 'wp-content' as const, kind: kindOf(postType) };
      const skip: string[] = [];
      for (const [id, { title }] of Object.entries(listed)) {
        const key = `wp-content/${postType}/${id}`;
        const called = title || `${postType} ${id}`;
        const existing = site.posts[postType]?.find((post) => post.title === title && title !== '');
        if (!site.posts[postType])
          note({ ...about, key, title: called, action: 'skip', note: 'This site has no such type of post.' });
        else if (!kit.has(file))
          note({ ...about, key, title: called, action: 'skip', note: 'The archive lacks its file.' });
        else if (customization.content?.choices?.[key] === 'skip') {
          skip.push(id);
          note({ ...about, key, title: called, action: 'skip', note: 'Not chosen.' });
        } else
          note({
            ...about,
            key,
            title: called,
            action: existing ? 'keep' : 'create',
            note: existing ? 'Is there already, and stays as it is.' : '',
          });
      }
      if (kit.has(file) && site.posts[postType]) posts.push({ postType, file, skip });
    }
  }

  return {
    include,
    customization,
    runners: RUNNERS.filter((runner) => busy.has(runner)),
    items,
    documents,
    posts,
    taxonomies,
    plugins: items.flatMap(({ runner, action, title }) =>
      runner === 'plugins' && action !== 'skip' ? [title] : [],
    ),
  };
}

const FLOATING = 'e-floating-buttons';

const KINDS: Readonly<Record<string, string>> = {
  page: 'Page',
  post: 'Post',
  nav_menu_item: 'Menu item',
  [FLOATING]: 'Floating element',
};

function kindOf(postType: string): string {
  return KINDS[postType] ?? postType;
}

interface IncomingDocument {
  readonly key: string;
  readonly runner: PlannedDocument['runner'];
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly docType: string;
  readonly postType: string | null;
  readonly slug: string | null;
  readonly file: string;
  readonly isHome: boolean;
  /** What it was elsewhere, this site does not have. */
  readonly isPageNow?: boolean;
  readonly facts: DocumentFacts;
}

/** What is made with the builder is a page here, whatever it was before; only what floats above pages is not. */
function placeOf(
  postType: string,
  { doc_type }: ManifestContent,
): Pick<IncomingDocument, 'postType' | 'docType' | 'isPageNow'> {
  if (postType === 'page' || postType === FLOATING) return { postType, docType: doc_type };
  return { postType: 'page', docType: 'wp-page', isPageNow: true };
}

/** Theme parts meet where they show; other templates when they are called the same. */
export function templateInPlace(
  documents: readonly KitDocument[],
  docType: string,
  title: string,
  facts: DocumentFacts,
): KitDocument | undefined {
  const rivals = documents.filter((document) => document.postType === null && document.docType === docType);
  if (!isThemePart(docType)) return rivals.find((rival) => rival.title === title);
  return rivals.find((rival) => conditionsOf(rival.facts) === conditionsOf(facts));
}

export function isThemePart(docType: string): boolean {
  return EXPORT_GROUPS[docType] === 'theme-builder';
}

function conditionsOf({ conditions }: DocumentFacts): string {
  return JSON.stringify(Array.isArray(conditions) ? [...conditions].sort() : []);
}

/** The one that is there goes on showing: two in one place would be a matter of luck. */
function withoutConditions(facts: DocumentFacts): DocumentFacts {
  const { conditions: _conditions, ...others } = facts;
  return others;
}

function slugIn(entry: ManifestContent): string {
  if (entry.slug) return slugOf(entry.slug, 'page');
  const path = URL.canParse(entry.url) ? new URL(entry.url).pathname : entry.url;
  const last = path.split('/').filter(Boolean).at(-1);
  return slugOf(last ?? entry.title, 'page');
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Ids stay what they are in the kit as long as nobody else has them; the others come after all that are known. */
function freeNumbers(documents: readonly KitDocument[], { manifest }: Kit) {
  const incoming = [manifest.templates, ...Object.values(manifest.content)].flatMap(Object.keys);
  const taken = new Set(documents.map(({ id }) => id));
  const numbers = [...taken, ...incoming].map(Number).filter(Number.isSafeInteger);
  let highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  return {
    take(wished: string): string {
      const isFree = IS_KIT_NUMBER.test(wished) && !taken.has(wished);
      const id = isFree ? wished : String(++highest);
      taken.add(id);
      return id;
    },
  };
}

function menusLast<Entry>(entries: readonly (readonly [string, Entry])[]): (readonly [string, Entry])[] {
  const isMenu = ([type]: readonly [string, Entry]): number => (type === 'nav_menu_item' ? 1 : 0);
  return [...entries].sort((a, b) => isMenu(a) - isMenu(b));
}
