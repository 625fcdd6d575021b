import { parsedJson, recordOf } from '@portico/kernel/records';
import { plainText } from '../text/plainText.ts';
import { COVER_META } from './exportWxr.ts';
import { type ImportedMenuItem, MENU_ITEM, menuItemsIn } from './kitMenuItems.ts';
import { phpValue } from './phpValue.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';

/** Keeps what was designed with Elementor until the owner brings it in; a blog has no place for it. */
export interface DesignStore {
  keep(site: DesignedSite): Promise<KeptDesigns>;
}

export interface KeptDesigns {
  /** The ids, in the file, of what it took. */
  readonly ids: ReadonlySet<string>;
  /** A sentence that says why there is no room; nothing was taken. */
  readonly problem?: string;
}

/** The designs in an export file, and what they refer to. */
export interface DesignedSite {
  readonly name: string;
  readonly url: string;
  readonly terms: readonly DesignedTerm[];
  readonly menuItems: readonly ImportedMenuItem[];
  /** Its posts and pages by their ids. */
  readonly posts: ReadonlyMap<string, NamedPost>;
  /** Of its public posts and pages that were not designed. */
  readonly addresses: readonly string[];
  readonly designs: AsyncIterable<WxrDesign>;
}

interface NamedPost extends Pick<WxrItem, 'title' | 'slug'> {
  readonly isPost: boolean;
}

type DesignedTerm = Omit<Extract<WxrEntry, { is: 'term' }>, 'is'>;

/** A page, post, template or kit of Elementor's. */
export interface WxrDesign
  extends Pick<WxrItem, 'id' | 'type' | 'title' | 'slug' | 'link' | 'parent' | 'excerpt' | 'date'> {
  /** `wp-page`, `header`, `kit`, … */
  readonly kind: string;
  readonly isDraft: boolean;
  /** URL of its featured picture; empty if it has none. */
  readonly cover: string;
  readonly terms: readonly { readonly taxonomy: string; readonly slug: string; readonly name: string }[];
  readonly elements: readonly unknown[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where a template is shown. */
  readonly conditions: unknown;
  /** When a popup opens. */
  readonly display: unknown;
  /** Of a kit. */
  readonly classes: unknown;
  readonly variables: unknown;
}

export const DESIGN_META = {
  mode: '_elementor_edit_mode',
  elements: '_elementor_data',
  settings: '_elementor_page_settings',
  kind: '_elementor_template_type',
  conditions: '_elementor_conditions',
  display: '_elementor_popup_display_settings',
  classes: '_elementor_global_classes',
  variables: '_elementor_global_variables',
  template: '_wp_page_template',
} as const;

/** Reads the entries twice: pictures may come after the pages that name them. `null` if nothing was designed. */
export async function designedSite(entries: () => AsyncIterable<WxrEntry>): Promise<DesignedSite | null> {
  let site = { name: '', url: '' };
  let isDesigned = false;
  const terms: DesignedTerm[] = [];
  const pictures = new Map<string, string>();
  const posts = new Map<string, NamedPost>();
  const addresses: string[] = [];
  const ofMenus: WxrItem[] = [];
  for await (const entry of entries()) {
    if (entry.is === 'site') site = { name: plainText(entry.name), url: entry.url };
    if (entry.is === 'term') terms.push({ ...entry, name: plainText(entry.name) });
    if (entry.is !== 'item') continue;
    const { id, type, title, slug, meta } = entry.item;
    if (type === 'attachment') pictures.set(id, entry.item.attachmentUrl);
    if (type === MENU_ITEM) ofMenus.push(entry.item);
    const isHere = meta[DESIGN_META.mode] === MADE_WITH_ELEMENTOR;
    // Of other types, only what was designed comes here: as a page.
    if (type === 'post' || type === 'page' || isHere)
      posts.set(id, { title: plainText(title), slug, isPost: type === 'post' });
    if (isHere) isDesigned = true;
    else if (posts.has(id) && entry.item.status === 'publish') addresses.push(entry.item.link);
  }
  if (!isDesigned) return null;
  return {
    ...site,
    terms,
    posts,
    addresses,
    menuItems: menuItemsIn(ofMenus),
    designs: designsIn(entries(), pictures),
  };
}

async function* designsIn(
  entries: AsyncIterable<WxrEntry>,
  pictures: ReadonlyMap<string, string>,
): AsyncGenerator<WxrDesign> {
  for await (const entry of entries) {
    const design = entry.is === 'item' ? designOf(entry.item, pictures) : null;
    if (design) yield design;
  }
}

const MADE_WITH_ELEMENTOR = 'builder';
const IS_DRAFT = /^(?:draft|pending|private)$/;
const SCHEDULED = 'future';

/** `null` for anything not designed, in the trash, or better brought as a plain draft. */
function designOf(item: WxrItem, pictures: ReadonlyMap<string, string>): WxrDesign | null {
  const { meta, status, type } = item;
  if (meta[DESIGN_META.mode] !== MADE_WITH_ELEMENTOR) return null;
  // A post waits for its date; a page cannot.
  const isWaiting = status === SCHEDULED && type !== 'post';
  const isDraft = IS_DRAFT.test(status) || isWaiting || item.password !== '';
  if (isDraft ? type !== 'page' : status !== 'publish' && status !== SCHEDULED) return null;
  const elements = parsedJson(meta[DESIGN_META.elements] ?? '');
  const own = recordOf(phpValue(meta[DESIGN_META.settings] ?? ''));
  const kind = meta[DESIGN_META.kind] ?? '';
  const isFilled = Array.isArray(elements) && elements.length > 0;
  if (!isFilled && !(kind === KIT && Object.keys(own).length > 0)) return null;
  const { id, slug, link, parent, excerpt, date } = item;
  const template = meta[DESIGN_META.template] ?? '';
  return {
    ...{ id, type, slug, link, parent, date, kind, isDraft },
    title: plainText(item.title),
    excerpt: plainText(excerpt),
    cover: pictures.get(meta[COVER_META] ?? '') ?? '',
    terms: item.terms.map(({ domain, slug: own, name }) => ({
      ...{ taxonomy: domain, slug: own, name: plainText(name) },
    })),
    elements: isFilled ? elements : [],
    settings: template === '' || template === 'default' ? own : { ...own, template },
    conditions: phpValue(meta[DESIGN_META.conditions] ?? ''),
    display: phpValue(meta[DESIGN_META.display] ?? ''),
    classes: parsedJson(meta[DESIGN_META.classes] ?? ''),
    variables: parsedJson(meta[DESIGN_META.variables] ?? ''),
  };
}

const KIT = 'kit';
