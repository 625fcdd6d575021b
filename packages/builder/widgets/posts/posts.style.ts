import { border, boxShadow, cssFilters, textStroke } from '../../model/styles/groups/frame.ts';
import { color, FOUR_SIDES, length, number, padding, sides, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { buttonControls } from '../../parts/element/buttonStyle.ts';
import { SKINS, type Skin } from './postsSettings.ts';

const GRID = ' .elementor-posts-container';
const SIX = ['1', '2', '3', '4', '5', '6'];
const CARD = ' .elementor-post';
const PICTURE = ' .elementor-post__thumbnail';
const TEXT = ' .elementor-post__text';
const TITLE = [' .elementor-post__title', ' .elementor-post__title a'];
const META = ' .elementor-post__meta-data';
const EXCERPT = ' .elementor-post__excerpt';
const MORE = ' .elementor-post__read-more';
const MESSAGE = ' .e-load-more-message';
const AVATAR = ' .elementor-post__avatar';
const BADGE = ' .elementor-post__badge';

/** Every skin has its own style settings, and only those of the chosen one apply. */
function ofSkin(skin: Skin, prefix: string): readonly StyleControl[] {
  const when = { _skin: [...(skin === 'classic' ? [''] : []), `${prefix}${skin}`] };
  const of = (name: string): string => `${prefix}${skin}_${name}`;
  const controls: readonly (StyleControl | readonly StyleControl[])[] = [
    ...(skin === 'full_content'
      ? []
      : [columns(of('columns'), GRID, SIX), length(of('column_gap'), GRID, 'column-gap')]),
    // The last whole post keeps the gap below it, too.
    length(
      of('row_gap'),
      GRID,
      skin === 'full_content' ? { 'row-gap': '{}', 'padding-block-end': '{}' } : 'row-gap',
    ),
    word(of('alignment'), CARD, 'text-align', ['left', 'center', 'right', 'start', 'end']),
    // Phones have their own default ratio, whatever is set for wider screens.
    number(of('item_ratio'), GRID, { '--p-ratio': '{}' }, { phoneCss: { '--p-ratio-phone': '{}' } }),
    cssFilters(of('thumbnail_hover_filters'), `${CARD}:hover${PICTURE} img`),
    textStroke(of('text_stroke'), ' .elementor-post__title'),
    length(of('image_width'), ' .elementor-post__thumbnail__link', 'inline-size'),
    skin === 'cards'
      ? length(of('image_spacing'), TEXT, 'margin-block-start')
      : length(of('image_spacing'), ' .elementor-post__body', 'gap'),
    sides(of('img_border_radius'), PICTURE, { 'border-radius': '{top} {right} {bottom} {left}' }),
    cssFilters(of('thumbnail_filters'), `${PICTURE} img`),
    sides(of('box_border_width'), CARD, { 'border-width': FOUR_SIDES, 'border-style': 'solid' }),
    length(of('box_border_radius'), CARD, 'border-radius'),
    padding(of('box_padding'), CARD),
    padding(of('content_padding'), TEXT),
    color(of('box_bg_color'), CARD, 'background-color'),
    color(of('box_border_color'), CARD, 'border-color'),
    color(of('box_bg_color_hover'), `${CARD}:hover`, 'background-color'),
    color(of('box_border_color_hover'), `${CARD}:hover`, 'border-color'),
    boxShadow(of('box_shadow'), CARD),
    boxShadow(of('box_shadow_hover'), `${CARD}:hover`),
    color(of('title_color'), TITLE),
    typography(TITLE, of('title_typography')),
    length(of('title_spacing'), ' .elementor-post__title', 'margin-block-end'),
    color(of('meta_color'), META),
    color(of('meta_separator_color'), ' .elementor-post__separator'),
    typography(META, of('meta_typography')),
    length(of('meta_spacing'), META, 'margin-block-end'),
    color(of('excerpt_color'), EXCERPT),
    typography(EXCERPT, of('excerpt_typography')),
    length(of('excerpt_spacing'), EXCERPT, 'margin-block-end'),
    color(of('read_more_color'), MORE),
    typography(MORE, of('read_more_typography')),
    word(of('read_more_alignment'), TEXT, {}, { yes: { display: 'flex', 'flex-direction': 'column' } }),
    word(of('read_more_alignment'), MORE, {}, { yes: { 'margin-block-start': 'auto' } }),
    length(of('read_more_spacing'), TEXT, 'padding-block-end'),
    ...(skin === 'cards' ? cards(of) : []),
  ];
  return onlyWhen(when, controls.flat());
}

function cards(of: (name: string) => string): readonly (StyleControl | readonly StyleControl[])[] {
  return [
    color(of('card_bg_color'), ' .elementor-post__card', 'background-color'),
    color(of('card_border_color'), ' .elementor-post__card', 'border-color'),
    length(of('card_border_width'), ' .elementor-post__card', 'border-width'),
    length(of('card_border_radius'), ' .elementor-post__card', 'border-radius'),
    length(of('card_padding'), [TEXT, META, AVATAR], 'padding-inline'),
    length(of('avatar_size'), '', '--p-avatar'),
    length(of('card_vertical_padding'), ' .elementor-post__card', 'padding-block'),
    word(of('badge_position'), BADGE, 'inset-inline', { left: '0 auto', right: 'auto 0' }),
    length(of('badge_radius'), BADGE, 'border-radius'),
    length(of('badge_size'), BADGE, 'font-size'),
    length(of('badge_margin'), BADGE, 'margin'),
    color(of('badge_bg_color'), BADGE, 'background-color'),
    color(of('badge_color'), BADGE),
    typography(BADGE, of('badge_typography')),
    border(of('badge_border'), BADGE),
    color(of('meta_border_color'), META, 'border-color'),
  ];
}

/** Narrower screens have fewer columns by default, whatever is set for wider ones. */
export function columns(setting: string, part: string, counts: readonly string[]): StyleControl {
  return word(setting, part, { '--p-posts': '{}' }, counts, {
    tabletCss: { '--p-posts-tablet': '{}' },
    phoneCss: { '--p-posts-phone': '{}' },
  });
}

const PAGES = ' .elementor-pagination';
const MORE_TYPES = ['load_more_on_click', 'load_more_infinite_scroll'];
const more = { when: { pagination_type: MORE_TYPES } };
const ALIGNMENTS = ['left', 'center', 'right', 'start', 'end', 'justify'];

/** Pagination, the same for every skin. */
export function pagingControls(usual: string, button = ' .elementor-button'): readonly StyleControl[] {
  const types = ['numbers', 'prev_next', 'numbers_and_prev_next'];
  const paged = { when: { pagination_type: types.includes(usual) ? ['', ...types] : types } };
  return [
    word('pagination_align', PAGES, 'text-align', ALIGNMENTS, paged),
    ...onlyWhen(paged.when, typography(PAGES, 'pagination_typography')),
    color('pagination_color', `${PAGES} .page-numbers:not(.dots)`, 'color', paged),
    color('pagination_hover_color', `${PAGES} a.page-numbers:hover`, 'color', paged),
    color('pagination_active_color', `${PAGES} .page-numbers.current`, 'color', paged),
    length('pagination_spacing', PAGES, '--p-between', paged),
    length('pagination_spacing_top', PAGES, 'margin-block-start', paged),
    ...onlyWhen({ pagination_type: ['load_more_on_click'] }, buttonControls(button)),
    length('icon_indent', ' .elementor-button-content-wrapper', 'gap', {
      when: { pagination_type: ['load_more_on_click'] },
    }),
    word('load_more_no_posts_message_align', MESSAGE, 'text-align', ALIGNMENTS, more),
    ...onlyWhen(more.when, typography(MESSAGE, 'load_more_no_posts_message')),
    color('load_more_no_posts_message_color', MESSAGE, 'color', more),
    length('load_more_spacing', '', '--load-more-spacing', more),
    color('load_more_spinner_color', '', '--load-more-spinner-color', more),
  ];
}

function onlyWhen(
  when: NonNullable<StyleControl['when']>,
  controls: readonly StyleControl[],
): readonly StyleControl[] {
  return controls.map((control) => ({ ...control, when: { ...control.when, ...when } }));
}

interface PostsControls {
  /** Prefix of the names of skins and their settings. */
  readonly prefix: string;
  /** The default pagination. */
  readonly paging: string;
}

export function postsControls({ prefix, paging }: PostsControls): readonly StyleControl[] {
  return [...SKINS.flatMap((skin) => ofSkin(skin, prefix)), ...pagingControls(paging)];
}

export const postsStyle = styleTable(postsControls({ prefix: '', paging: '' }));
