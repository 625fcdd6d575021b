import { freeSlug, LONGEST_SLUG, slugOf } from '@portico/kernel/server';
import { templateKind } from '../../wire/admin.ts';
import { type Choice, GENERATOR, type KitPart, type ManifestContent } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { BuiltPost, DocumentFacts, KitDocument } from '../contents/KitContents.ts';
import { factsOfContent, factsOfTemplate } from '../export/manifestEntries.ts';
import { plannedFont } from '../fonts/plannedFont.ts';
import { FONT_TYPE } from '../fonts/wantedFonts.ts';
import { isTemplateChosen } from '../isTemplateChosen.ts';
import type { PlannedDocument } from '../plan/ImportPlan.ts';
import { MISSING, type PlanNotes } from '../plan/PlanNotes.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import { drawnKind } from './drawnKind.ts';
import { freeNumbers, LONGEST_POST_SLUG, slugIn } from './freePlaces.ts';
import { kindOf } from './kinds.ts';
import type { ImportOrder, SiteContents } from './PlanInput.ts';
import { readDocument } from './readDocument.ts';
import { isThemePart, templateInPlace, withoutConditions } from './themeParts.ts';

/** Which parts of a document of this type visitors would not see. */
export type GapsIn = (file: unknown, docType: string) => string | Promise<string>;

/** The pages and templates of a kit, each with its place on this site. */
export async function planDocuments(
  kit: Kit,
  site: SiteContents,
  { include, customization }: ImportOrder,
  gapsIn: GapsIn,
  notes: PlanNotes,
): Promise<void> {
  const { manifest } = kit;
  const shown = site.documents.filter(({ isHidden }) => !isHidden);
  const numbers = freeNumbers(site.documents, kit);
  const slugs = new Set(site.documents.flatMap(({ slug }) => slug ?? []));
  const ofPosts = new Set(site.posts[POST]?.map(({ slug }) => slug));
  const isIncluded = (part: KitPart): boolean => include.includes(part);
  const look = await lookOf(kit, { include, customization });

  async function place(
    incoming: IncomingDocument,
    existing: KitDocument | undefined,
    choice: Choice,
  ): Promise<void> {
    const { key, runner, kind, title } = incoming;
    const about = { key, runner, kind, title, hasConflict: existing !== undefined };
    if (!kit.has(incoming.file)) {
      notes.note({ ...about, hasConflict: false, ...MISSING });
      return;
    }
    const { content, problem } = await readDocument(kit, incoming.file, site);
    if (problem) {
      notes.note({ ...about, hasConflict: false, ...MISSING, note: `Cannot be imported. ${problem}` });
      return;
    }
    if (existing && choice === 'skip') {
      notes.note({ ...about, action: 'skip', note: `“${existing.title}” stays as it is.` });
      return;
    }
    const isReplaced = existing !== undefined && choice === 'replace';
    const wishedSlug = incoming.slug;
    const isPost = incoming.postType === POST;
    const slug = isReplaced
      ? existing.slug
      : wishedSlug && (await freeSlug(wishedSlug, (one) => slugs.has(one) || (isPost && ofPosts.has(one))));
    if (slug) slugs.add(slug);
    const gaps = await gapsIn(content, incoming.docType);
    notes.documents.push({
      key,
      gaps,
      ...(look === 'elementor' && incoming.docType !== COMPONENT && { isMadeForElementor: true }),
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
        ...((isReplaced ? existing.isHidden : incoming.isHidden) && { isHidden: true }),
        ...(isPost && { post: postOf(incoming.facts) }),
      },
      facts: existing && !isReplaced ? withoutConditions(incoming.facts) : incoming.facts,
    });
    notes.note({
      ...about,
      action: isReplaced ? 'replace' : 'create',
      note: [
        isReplaced ? `Takes the place of “${existing.title}”.` : '',
        existing && !isReplaced ? `Beside “${existing.title}”.` : '',
        incoming.isHome ? 'Becomes the home page.' : '',
        isPost ? 'Stays a post; what it shows is edited in the page editor.' : '',
        incoming.isPageNow && !incoming.isHidden ? 'Becomes a page, as this site has no such type.' : '',
        incoming.isDraft ? 'Stays a draft.' : '',
        incoming.isHidden && !incoming.isDraft
          ? 'Part of an Elementor add-on or a theme: kept as a draft page that visitors do not see.'
          : '',
        incoming.docType === COMPONENT ? '' : LOOKS[look],
        gaps,
      ]
        .filter(Boolean)
        .join(' '),
    });
  }

  if (isIncluded('templates')) {
    const wins = customization.templates?.themeBuilder?.overrideConditions;
    for (const [id, entry] of Object.entries(manifest.templates)) {
      if (!isTemplateChosen(customization, entry.doc_type)) continue;
      const key = `templates/${id}`;
      const facts = factsOfTemplate(entry);
      const existing = templateInPlace(shown, drawnKind(entry.doc_type, facts), entry.title, facts);
      const chosen = customization.content?.choices?.[key];
      const decided: Choice =
        wins && isThemePart(entry.doc_type) && !wins.includes(id) ? 'keep-both' : 'replace';
      const title = entry.title || 'Untitled';
      const kind = templateKind(entry.doc_type);
      const own = {
        key,
        id,
        title,
        kind,
        facts,
        docType: drawnKind(entry.doc_type, facts),
        postType: null,
        slug: null,
      };
      await place(
        { ...own, runner: 'templates', file: `templates/${id}.json`, isHome: false },
        existing,
        chosen ?? decided,
      );
    }
  }

  if (!isIncluded('content')) return;
  const types = customization.content?.customPostTypes;
  for (const [postType, entries] of Object.entries(manifest.content)) {
    if (postType !== 'page' && types && !types.includes(postType)) continue;
    if (postType === FONT_TYPE) {
      for (const [id, { title }] of Object.entries(entries)) {
        const about = { key: contentKey(postType, id), runner: 'elementor-content', title } as const;
        const isThere = kit.has(contentFile(postType, id));
        notes.note({ ...about, kind: kindOf(postType), ...plannedFont(site.hasFont(title), isThere) });
      }
      continue;
    }
    for (const [id, entry] of Object.entries(entries)) {
      const key = contentKey(postType, id);
      const facts = { ...factsOfContent(entry), ...partMark(postType, id, entry) };
      const existing = pageInPlace(site.documents, postType, id, entry);
      await place(
        {
          key,
          id,
          slug: postType === COMPONENT ? null : slugIn(entry, longestSlugOf(postType)),
          ...placeOf(postType, entry),
          ...(entry.post_status === 'draft' && { isHidden: true, isDraft: true }),
          runner: 'elementor-content',
          kind: kindOf(postType),
          title: entry.title || 'Untitled',
          file: contentFile(postType, id),
          isHome: entry.show_on_front === true,
          facts: postType === FLOATING ? { ...facts, conditions: ['include/general'] } : facts,
        },
        existing,
        customization.content?.choices?.[key] ??
          (await usualChoice(kit, site, existing, contentFile(postType, id))),
      );
    }
    if (postType === FLOATING && Object.keys(entries).length > 0) notes.keepBusy('floating-elements');
  }
}

/** Whose look the kit's documents take: without settings of its own, Elementor's, unless the kit was made by Portico. */
async function lookOf(kit: Kit, { include, customization }: ImportOrder): Promise<keyof typeof LOOKS> {
  if (include.includes('settings')) {
    const { settings } = await kitSettings(kit, customization.settings);
    // Fonts define a site's look: a kit without any leaves it to its pages.
    if (isFilledList(settings.system_typography)) return 'kit';
  }
  return kit.manifest.generator === GENERATOR ? 'site' : 'elementor';
}

const isFilledList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const LOOKS = {
  kit: '',
  site: 'Takes the look of this site.',
  elementor: 'Keeps the look that Elementor gives it.',
} as const;

/** The cover is set once all pictures are imported. */
function postOf({ excerpt = '', terms = [], post_date: date = '' }: DocumentFacts): BuiltPost {
  return { excerpt, terms, date, cover: null };
}

/** The key of a choice about a page. */
export const contentKey = (postType: string, id: string): string => `content/${postType}/${id}`;

export const contentFile = (postType: string, id: string): string => `content/${postType}/${id}.json`;

/** By default nothing is lost: a page is replaced only by one with the same content. */
export async function usualChoice(
  kit: Kit,
  { saysTheSame }: Pick<SiteContents, 'saysTheSame'>,
  existing: KitDocument | undefined,
  file: string,
): Promise<Choice> {
  if (!existing || !kit.has(file)) return 'keep-both';
  // Unreadable files are reported when their step runs.
  const isSame = await kit.json(file).then(
    (content) => saysTheSame(existing.id, content),
    () => false,
  );
  return isSame ? 'replace' : 'keep-both';
}

/** This site's page with the same URL as one in a kit. */
export function pageInPlace(
  documents: readonly KitDocument[],
  type: string,
  id: string,
  entry: ManifestContent,
): KitDocument | undefined {
  const { postType, isHidden: isPart } = placeOf(type, entry);
  if (isPart) {
    const { [PART]: mark } = partMark(type, id, entry);
    return documents.find(({ facts, isTrashed }) => !isTrashed && facts[PART] === mark);
  }
  const shown = documents.filter(({ isHidden }) => !isHidden);
  // Components have no URL: they match by title.
  if (type === COMPONENT) return templateInPlace(shown, COMPONENT, entry.title, {});
  const slug = slugIn(entry, longestSlugOf(type));
  return shown.find(
    (page) => page.postType === postType && (page.slug ?? (slugOf(page.title, 'any') || 'page')) === slug,
  );
}

const longestSlugOf = (postType: string) => (postType === POST ? LONGEST_POST_SLUG : LONGEST_SLUG);

const FLOATING = 'e-floating-buttons';
const POST = 'post';
const COMPONENT = 'elementor_component';

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
  /** Its original type does not exist on this site. */
  readonly isPageNow?: boolean;
  /** It was not meant to be visited on its own. */
  readonly isHidden?: boolean;
  readonly isDraft?: boolean;
  readonly facts: DocumentFacts;
}

/** Posts stay posts, and floating elements stay floating. Anything else made with the builder becomes a page. */
function placeOf(
  postType: string,
  { doc_type }: ManifestContent,
): Pick<IncomingDocument, 'postType' | 'docType' | 'isPageNow' | 'isHidden'> {
  if (postType === POST) return { postType, docType: 'wp-post' };
  if (postType === COMPONENT) return { postType: null, docType: COMPONENT };
  // Elementor made pages of other kinds, too: `post` before version 2.5, or a template's when a page began as one.
  if (postType === 'page') return { postType, docType: 'wp-page' };
  if (postType === FLOATING) return { postType, docType: doc_type };
  return {
    postType: 'page',
    docType: 'wp-page',
    isPageNow: true,
    isHidden: PART_OF_AN_ADD_ON.test(postType),
  };
}

/** How such a part is recognised again: a draft has no public URL, and other drafts of the author must not match. */
function partMark(type: string, id: string, entry: ManifestContent): DocumentFacts {
  return PART_OF_AN_ADD_ON.test(type) ? { [PART]: `${type}/${id}/${slugIn(entry)}` } : {};
}

const PART = 'add_on_part';

/** Post types in which Elementor add-ons and themes store headers, footers, menus, pop-ups and forms: parts of pages, not pages. */
const PART_OF_AN_ADD_ON =
  /^(?:elementskit_|metform-|jkit-|wpr_|jet-|premium-|elementor-hf$|ae_global_templates$|uael-|bdt-|raven-|rael-|xpro-)|(?:^|[_-])(?:headers?|footers?|mega-?_?menus?)(?:[_-]|$)/;
