import { choiceOf, isOn, numberOf, type Settings, sizeOf, textOf } from '../../model/settings/read.ts';
import { LAST_OFFSET, MOST_POSTS, type SiteRequest } from '../../wire/admin.ts';

/**
 * How posts are shown. Elementor keeps the settings of a skin under its name: `classic_columns`, `cards_columns`; the
 * question which posts is the same for all skins.
 */
export interface PostsSettings {
  readonly skin: Skin;
  readonly image: 'top' | 'left' | 'right' | 'none';
  readonly titleTag: string;
  readonly hasTitle: boolean;
  readonly excerptWords: number;
  readonly meta: readonly string[];
  readonly separator: string;
  readonly readMore: string;
  /** Of what the first stands on the picture. */
  readonly badge: 'categories' | 'tags' | null;
  readonly hasAvatar: boolean;
  /** How a card answers to being pointed at. */
  readonly hover: (typeof HOVERS)[number];
  readonly hasShadow: boolean;
  readonly isMasonry: boolean;
  readonly opensNewWindow: boolean;
  /** A setting of the skin. */
  of(name: string): unknown;
}

export const SKINS = ['classic', 'cards', 'full_content'] as const;
const HOVERS = ['none', 'gradient', 'zoom-in', 'zoom-out'] as const;
export type Skin = (typeof SKINS)[number];

export function postsSettings(settings: Settings): PostsSettings {
  const skin = choiceOf(settings._skin, SKINS, 'classic');
  const of = (name: string): unknown => settings[`${skin}_${name}`];
  const isShown = (name: string): boolean => of(name) === undefined || isOn(of(name));
  const meta = of('meta_data');
  return {
    skin,
    of,
    image: choiceOf(of('thumbnail'), ['top', 'left', 'right', 'none'], 'top'),
    titleTag: textOf(of('title_tag'), 'h3'),
    hasTitle: isShown('show_title'),
    excerptWords: isShown('show_excerpt')
      ? Math.min(Math.max(numberOf(of('excerpt_length')) ?? 25, 0), 200)
      : 0,
    meta: Array.isArray(meta) ? meta.filter((one) => typeof one === 'string') : ['date', 'comments'],
    separator: textOf(of('meta_separator'), skin === 'cards' ? '•' : '///'),
    readMore: isShown('show_read_more') ? textOf(of('read_more_text'), 'Read more »') : '',
    badge:
      skin === 'cards' && isShown('show_badge')
        ? (BADGES[textOf(of('badge_taxonomy'), 'category')] ?? null)
        : null,
    hasAvatar: skin === 'cards' && (of('show_avatar') ?? 'show-avatar') === 'show-avatar',
    hover: choiceOf(of('hover_effect'), HOVERS, 'gradient'),
    hasShadow: skin === 'cards' && isShown('box_shadow_box_shadow_type'),
    isMasonry:
      isOn(of('masonry')) && textOf(of('columns'), '3') !== '1' && textOf(of('thumbnail'), 'top') === 'top',
    opensNewWindow: of('open_new_tab') === 'yes',
  };
}

/** By WordPress's names. Other taxonomies are not here. */
const BADGES: Readonly<Record<string, 'categories' | 'tags'>> = { category: 'categories', post_tag: 'tags' };

/** Which posts are asked for: those of a page, and where it has `all` those before it too. */
export function postsRequest(
  settings: Settings,
  page = 1,
  all = false,
): Extract<SiteRequest, { kind: 'posts' }> {
  const skin = choiceOf(settings._skin, SKINS, 'classic');
  const perPage = numberOf(settings[`${skin}_posts_per_page`] ?? settings.posts_per_page);
  const count = Math.min(Math.max(Math.round(perPage ?? 6), 1), 50);
  const includes = listOf(settings.posts_include);
  const by = (kind: string, name: string): string[] =>
    includes.length === 0 || includes.includes(kind) ? listOf(settings[name]) : [];
  const terms = by('terms', 'posts_include_term_ids').filter((term) => !/^\d+$/.test(term));
  return {
    kind: 'posts',
    count: all ? Math.min(page * count, MOST_POSTS) : count,
    offset: all ? leftOut(settings) : Math.min(leftOut(settings) + (page - 1) * count, LAST_OFFSET),
    orderBy: ORDERS[textOf(settings.posts_orderby)] ?? 'date',
    order: choiceOf(settings.posts_order, ['asc', 'desc'], 'desc'),
    categories: [...listOf(settings.portico_categories), ...terms].slice(0, 20),
    tags: listOf(settings.portico_tags),
    authors: [...listOf(settings.portico_authors), ...by('authors', 'posts_include_authors')]
      .filter((author) => !/^\d+$/.test(author))
      .slice(0, 20),
  };
}

/** How many posts the list leaves out before its first. */
export function leftOut(settings: Settings): number {
  return Math.min(Math.max(Math.round(sizeOf(settings.posts_offset) ?? 0), 0), LAST_OFFSET);
}

const ORDERS: Readonly<Record<string, Extract<SiteRequest, { kind: 'posts' }>['orderBy']>> = {
  post_date: 'date',
  post_title: 'title',
  post_modified: 'modified',
  modified: 'modified',
  comment_count: 'comment_count',
  author: 'author',
};

function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((one) => textOf(one).slice(0, 100))
    .filter(Boolean)
    .slice(0, 20);
}
