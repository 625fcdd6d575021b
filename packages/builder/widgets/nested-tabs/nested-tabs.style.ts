import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow, textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { accentFill } from '../../parts/element/buttonStyle.ts';

const TABS = ' > .elementor-widget-container > .e-n-tabs';
const HEADING = `${TABS} > .e-n-tabs-heading`;
const TITLE = `${HEADING} > .e-n-tab-title`;
const PANEL = `${TABS} > .e-n-tabs-content > .e-con`;
const STATES = {
  '': `${TITLE}[aria-selected="false"]:not(:hover)`,
  _hover: `${TITLE}[aria-selected="false"]:hover`,
  _active: `${TITLE}[aria-selected="true"]`,
} as const;
// Titles at a side are stacked.
const FLAT = { '--n-tabs-heading-direction': 'row', '--n-tabs-heading-width': 'initial' } as const;
const UPRIGHT = { '--n-tabs-heading-direction': 'column', '--n-tabs-heading-width': '240px' } as const;
const ABOVE = { '--n-tabs-direction': 'column', ...FLAT } as const;
const BELOW = { '--n-tabs-direction': 'column-reverse', ...FLAT } as const;
const BEFORE = { '--n-tabs-direction': 'row', ...UPRIGHT } as const;
const AFTER = { '--n-tabs-direction': 'row-reverse', ...UPRIGHT } as const;
const SIDES = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

export const nestedTabsStyle = styleTable(
  word(
    'tabs_direction',
    TABS,
    {},
    {
      ...{ 'block-start': ABOVE, 'block-end': BELOW, 'inline-start': BEFORE, 'inline-end': AFTER },
      ...{ top: ABOVE, bottom: BELOW, start: BEFORE, end: AFTER },
    },
  ),
  word('tabs_justify_horizontal', HEADING, 'justify-content', SIDES),
  word('tabs_justify_horizontal', TITLE, {}, { stretch: { 'flex-grow': '1' } }),
  word('tabs_justify_vertical', HEADING, 'justify-content', SIDES),
  word('tabs_justify_vertical', TITLE, {}, { stretch: { 'flex-grow': '1' } }),
  length('tabs_width', TABS, '--n-tabs-heading-width', {
    when: { tabs_direction: ['inline-start', 'inline-end', 'start', 'end'] },
  }),
  word('title_alignment', TITLE, { 'justify-content': '{}' }, SIDES),
  word('title_alignment', TITLE, 'text-align', ['start', 'center', 'end']),
  length('tabs_title_space_between', TABS, '--n-tabs-title-gap'),
  length('tabs_title_spacing', TABS, '--n-tabs-gap'),
  radius('tabs_title_border_radius', TITLE),
  padding('padding', TITLE),
  typography(TITLE, 'title_typography'),
  length('tabs_title_transition_duration', TITLE, { transition: 'all {}' }),
  (['', '_hover', '_active'] as const).flatMap(titleState),
  word('icon_position', TITLE, 'flex-direction', {
    ...{ 'block-start': 'column', 'block-end': 'column', 'inline-start': 'row', 'inline-end': 'row' },
    ...{ top: 'column', bottom: 'column', start: 'row', end: 'row' },
  }),
  word('icon_position', `${TITLE} .e-n-tab-icon`, 'order', {
    ...{ 'block-start': '0', 'block-end': '1', 'inline-start': '0', 'inline-end': '1' },
    ...{ top: '0', bottom: '1', start: '0', end: '1' },
  }),
  length('icon_size', `${TITLE} .e-n-tab-icon`, { 'font-size': '{}', '--p-icon-size': '{}' }),
  length('icon_spacing', TITLE, 'gap'),
  background('box_background_color', PANEL),
  border('box_border', PANEL),
  radius('box_border_radius', PANEL),
  boxShadow('box_shadow_box_shadow', PANEL),
  padding('box_padding', PANEL),
);

/** On hover and when open, a title has a background whether or not its type was chosen. */
function titleBackground(state: keyof typeof STATES, part: string): readonly StyleControl[] {
  const group = `tabs_title_background_color${state}`;
  return state === '' ? background(group, part) : accentFill(group, part);
}

function titleState(state: keyof typeof STATES): readonly StyleControl[] {
  const part = STATES[state];
  return [
    ...titleBackground(state, part),
    ...border(`tabs_title_border${state}`, part),
    boxShadow(`tabs_title_box_shadow${state}`, part),
    color(`title_text_color${state}`, part),
    textShadow(`title_text_shadow${state}`, part),
    ...textStroke(`title_text_stroke${state}`, part),
    color(`icon_color${state}`, `${part} .e-n-tab-icon`, { color: '{}', fill: '{}' }),
  ];
}
