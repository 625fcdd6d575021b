import { background } from '../../model/styles/groups/background.ts';
import { border, textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const ROOT = ' > .elementor-widget-container > .e-n-accordion';
const ITEM = `${ROOT} > .e-n-accordion-item`;
const TITLE = `${ITEM} > .e-n-accordion-item-title`;
const TEXT = `${TITLE} .e-n-accordion-item-title-text`;
const ICON = `${TITLE} .e-n-accordion-item-title-icon`;
const PANEL = `${ITEM} > .e-con`;
const STATES = {
  normal: `${ROOT} > .e-n-accordion-item:not([open]) > .e-n-accordion-item-title:not(:hover)`,
  hover: `${ROOT} > .e-n-accordion-item:not([open]) > .e-n-accordion-item-title:hover`,
  active: `${ROOT} > .e-n-accordion-item[open] > .e-n-accordion-item-title`,
} as const;
/** States only set what differs: an open item without its own border has the normal one. */
const BOXES = { normal: TITLE, hover: `${TITLE}:hover`, active: STATES.active } as const;
/** Shadow and outline stay on hover until they have others there. */
const WORDS = {
  ...STATES,
  normal: `${ROOT} > .e-n-accordion-item:not([open]) > .e-n-accordion-item-title`,
} as const;

/** As large as its heading, whatever the size of headings elsewhere. */
const TITLE_SIZES = {
  ...{ h1: '2.5rem', h2: '2rem', h3: '1em', h4: '1.5rem' },
  ...{ h5: '1rem', h6: '1rem', div: '1rem', span: '1rem', p: '1rem' },
} as const;

export const nestedAccordionStyle = styleTable(
  word('accordion_item_title_position_horizontal', TITLE, 'justify-content', {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'space-between',
  }),
  word('accordion_item_title_icon_position', ICON, 'order', { start: '-1', end: '1' }),
  length('accordion_item_title_space_between', `${ITEM}:not(:first-child)`, 'margin-block-start'),
  length('accordion_item_title_distance_from_content', PANEL, 'margin-block-start'),
  (['normal', 'hover', 'active'] as const).flatMap(titleState),
  radius('accordion_border_radius', TITLE),
  padding('accordion_padding', TITLE),
  word('title_tag', TEXT, 'font-size', TITLE_SIZES),
  typography(TEXT, 'title_typography'),
  length('icon_size', ICON, { 'font-size': '{}', '--p-icon-size': '{}' }),
  length('icon_spacing', TITLE, 'gap'),
  background('content_background', PANEL),
  border('content_border', PANEL),
  radius('content_border_radius', PANEL),
  padding('content_padding', PANEL),
);

function titleState(state: keyof typeof STATES): readonly StyleControl[] {
  const part = STATES[state];
  return [
    ...background(`accordion_background_${state}`, BOXES[state]),
    ...border(`accordion_border_${state}`, BOXES[state]),
    color(`${state}_title_color`, part),
    textShadow(`title_${state}_text_shadow`, WORDS[state]),
    ...textStroke(`title_${state}_stroke`, WORDS[state]),
    color(`${state}_icon_color`, `${part} .e-n-accordion-item-title-icon`, { color: '{}', fill: '{}' }),
  ];
}
