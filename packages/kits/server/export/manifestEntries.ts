import { slugOf } from '@portico/kernel/server';
import { conditionParts, conditionsIn } from '../../manifest/conditions.ts';
import type { ManifestContent, ManifestTemplate } from '../../wire/public.ts';
import type { DocumentFacts, KitDocument } from '../contents/KitContents.ts';

/** A page's entry in the manifest. */
export function contentEntry(
  document: KitDocument,
  siteUrl: string,
  numbers: ReadonlyMap<string, string>,
): ManifestContent {
  const { facts } = document;
  const parent = facts.post_parent === undefined ? undefined : String(facts.post_parent);
  return {
    title: document.title,
    excerpt: facts.excerpt ?? '',
    doc_type: document.docType,
    thumbnail: facts.thumbnail ?? false,
    url: document.isHome
      ? siteUrl
      : `${siteUrl}${document.slug ?? (slugOf(document.title, 'any') || 'page')}/`,
    terms: facts.terms ?? [],
    ...(facts.post_date && { post_date: facts.post_date }),
    ...(parent !== undefined && { post_parent: Number(numbers.get(parent) ?? parent) }),
    ...(document.isHome && { show_on_front: true as const }),
    ...(document.isHome && document.slug && { slug: document.slug }),
  };
}

/** A template's entry in the manifest. The site's own conditions take precedence: its owner may have changed a kit's. */
export function templateEntry({ title, docType, conditions, facts }: KitDocument): ManifestTemplate {
  const { thumbnail = false, ...addOn } = facts;
  const said = conditions ?? conditionsIn(facts.conditions);
  const location = LOCATIONS[docType];
  return {
    ...{ title, doc_type: docType, thumbnail },
    ...(location !== undefined && { location }),
    ...addOn,
    ...(said.length > 0 && { conditions: conditionParts(said) }),
  };
}

/** Where Elementor Pro draws each kind of template. */
const LOCATIONS: Readonly<Record<string, string>> = {
  header: 'header',
  footer: 'footer',
  single: 'single',
  'single-post': 'single',
  'single-page': 'single',
  'error-404': 'single',
  archive: 'archive',
  'search-results': 'archive',
  popup: 'popup',
};

/** The parts of a template's entry that are stored separately from the template. */
export function factsOfTemplate(entry: ManifestTemplate): DocumentFacts {
  const { title: _title, doc_type: _type, thumbnail, ...addOn } = entry;
  return { ...(thumbnail !== false && { thumbnail }), ...addOn };
}

/** The parts of a page's entry that are stored separately from the page. */
export function factsOfContent(entry: ManifestContent): DocumentFacts {
  const { excerpt, thumbnail, terms, post_parent, post_date } = entry;
  return {
    ...(excerpt && { excerpt }),
    ...(thumbnail !== false && { thumbnail }),
    ...(terms.length > 0 && { terms }),
    ...(post_parent !== undefined && { post_parent }),
    ...(post_date && { post_date }),
  };
}
