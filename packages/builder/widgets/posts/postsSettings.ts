import { choiceOf, isOn, numberOf, type Settings, textOf } from '../../model/settings/read.ts';

/**
 * How posts are shown. Elementor stores a skin's settings under its name: `classic_columns`, `cards_columns`; the query is the
 * same for all skins.
 */
export interface PostsSettings {
  readonly skin: Skin;
  readonly image: 'top' | 'left' | 'right' | 'none';
  readonly titleTag: string;
  readonly hasTitle: boolean;
  readonly excerptWords: number;
  /** Also shortens an author's own excerpt. */
  readonly cutsOwnExcerpts: boolean;
  readonly meta: readonly string[];
  readonly separator: string;
  readonly readMore: string;
  /** The taxonomy whose first term is shown on the picture. */
  readonly badge: 'categories' | 'tags' | null;
  readonly hasAvatar: boolean;
  /** Hover effect of a card. */
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
    image: imageOf(skin, of('thumbnail')),
    titleTag: textOf(of('title_tag'), 'h3'),
    hasTitle: isShown('show_title'),
    excerptWords:
      skin !== 'full_content' && isShown('show_excerpt')
        ? Math.min(Math.max(numberOf(of('excerpt_length')) ?? 25, 0), 200)
        : 0,
    cutsOwnExcerpts: isOn(of('apply_to_custom_excerpt')),
    meta: Array.isArray(meta) ? meta.filter((one) => typeof one === 'string') : ['date', 'comments'],
    separator: textOf(of('meta_separator'), skin === 'cards' ? '•' : '///'),
    readMore:
      skin !== 'full_content' && isShown('show_read_more') ? textOf(of('read_more_text'), 'Read More »') : '',
    badge:
      skin === 'cards' && isShown('show_badge')
        ? (BADGES[textOf(of('badge_taxonomy'), 'category')] ?? null)
        : null,
    hasAvatar: skin === 'cards' && (of('show_avatar') ?? 'show-avatar') === 'show-avatar',
    hover: choiceOf(of('hover_effect'), HOVERS, 'gradient'),
    hasShadow: skin === 'cards' && isShown('box_shadow_box_shadow_type'),
    isMasonry:
      skin !== 'full_content' &&
      isOn(of('masonry')) &&
      textOf(of('columns'), '3') !== '1' &&
      textOf(of('thumbnail'), 'top') === 'top',
    opensNewWindow: of('open_new_tab') === 'yes',
  };
}

/** With full texts it is a switch: above them, or none. */
function imageOf(skin: Skin, value: unknown): PostsSettings['image'] {
  if (skin === 'full_content') return value === 'thumbnail' ? 'top' : 'none';
  return choiceOf(value, ['top', 'left', 'right', 'none'], 'top');
}

/** By WordPress's names. There are no other taxonomies here. */
const BADGES: Readonly<Record<string, 'categories' | 'tags'>> = { category: 'categories', post_tag: 'tags' };
