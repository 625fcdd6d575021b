import { color, FOUR_SIDES, length, number, radius, sides } from '../../model/styles/groups/plain.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
/** Styles of a framed icon: alone, on a filled shape, or in a ring. */
export function iconControls(sizeSetting: string, hover: string): readonly StyleControl[] {
  return [
    color('primary_color', '.elementor-view-stacked .elementor-icon', 'background-color'),
    color('primary_color', BARE, { color: '{}', 'border-color': '{}' }),
    color('secondary_color', '.elementor-view-framed .elementor-icon', 'background-color'),
    color('secondary_color', '.elementor-view-stacked .elementor-icon'),
    color(
      'hover_primary_color',
      `.elementor-view-stacked${hover.replace('&', '.elementor-icon')}`,
      'background-color',
    ),
    color('hover_primary_color', `:not(.elementor-view-stacked)${hover.replace('&', '.elementor-icon')}`, {
      color: '{}',
      'border-color': '{}',
    }),
    color(
      'hover_secondary_color',
      `.elementor-view-framed${hover.replace('&', '.elementor-icon')}`,
      'background-color',
    ),
    color('hover_secondary_color', `.elementor-view-stacked${hover.replace('&', '.elementor-icon')}`),
    length(sizeSetting, ' .elementor-icon', 'font-size'),
    length('icon_padding', ' .elementor-icon', 'padding', ON_PATCH),
    number('rotate', ' .elementor-icon > *', { transform: 'rotate({}deg)' }),
    sides('border_width', ' .elementor-icon', { 'border-width': FOUR_SIDES }, IN_RING),
    radius('border_radius', ' .elementor-icon', ON_PATCH),
  ];
}

/** The same for Elementor Pro's boxes, whose icon has its own frame in them. */
export function boxedIconControls(): readonly StyleControl[] {
  const framed = (...views: string[]) => ({ when: { icon_view: views } }) as const;
  return [
    length('icon_spacing', ' .elementor-icon-wrapper', 'margin-block-end'),
    color('icon_primary_color', ' .elementor-view-stacked .elementor-icon', 'background-color'),
    color('icon_primary_color', ' :not(.elementor-view-stacked) > .elementor-icon', {
      color: '{}',
      'border-color': '{}',
    }),
    color('icon_secondary_color', ' .elementor-view-framed .elementor-icon', 'background-color'),
    color('icon_secondary_color', ' .elementor-view-stacked .elementor-icon'),
    length('icon_size', ' .elementor-icon', 'font-size'),
    length('icon_padding', ' .elementor-icon', 'padding', framed('stacked', 'framed')),
    length('icon_border_width', ' .elementor-icon', 'border-width', framed('framed')),
    radius('icon_border_radius', ' .elementor-icon', framed('stacked', 'framed')),
  ];
}

const IN_RING = { when: { view: ['framed'] } } as const;
const ON_PATCH = { when: { view: ['stacked', 'framed'] } } as const;

const BARE = ':not(.elementor-view-stacked) .elementor-icon';

/** Hover on the icon itself, or anywhere in its box. */
export const ON_ICON = ' &:hover';
export const ON_BOX = ':hover &';
