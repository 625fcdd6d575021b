import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TITLE = ' .elementor-tab-title';
const LIST = ' .elementor-tabs-wrapper';
const OPEN = ' .elementor-tab-title.elementor-active';
const CONTENT = ' .elementor-tab-content';
const CONTENTS = ' .elementor-tabs-content-wrapper';
/** The line below the titles, on both sides of the open one. */
const LINES = [`${OPEN}::before`, `${OPEN}::after`] as const;
const SIDES = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

const ABOVE = { when: { type: ['', 'horizontal'] } } as const;
const BESIDE = { when: { type: ['vertical'] } } as const;
const STRETCHED = { stretch: { 'flex-grow': '1' } } as const;

export const tabsStyle = styleTable(
  word('tabs_align_horizontal', LIST, 'justify-content', SIDES, ABOVE),
  word('tabs_align_horizontal', ' .elementor-tab-desktop-title', {}, STRETCHED, ABOVE),
  word('tabs_align_vertical', LIST, 'justify-content', SIDES, BESIDE),
  word('tabs_align_vertical', ' .elementor-tab-desktop-title', {}, STRETCHED, BESIDE),
  length(
    'navigation_width',
    ' .elementor-tabs',
    { 'grid-template-columns': '{} 1fr', '--p-tabs-navigation': '{}' },
    {
      when: { type: ['vertical'] },
    },
  ),
  length('border_width', [TITLE, ...LINES, CONTENT, CONTENTS], 'border-width'),
  color(
    'border_color',
    [LIST, OPEN, ...LINES, ' .elementor-tab-mobile-title', CONTENT, CONTENTS],
    'border-color',
  ),
  color('background_color', [' .elementor-tab-desktop-title.elementor-active', CONTENTS], 'background-color'),
  color('tab_color', [TITLE, `${TITLE} a`]),
  color('tab_active_color', [OPEN, `${OPEN} a`]),
  typography(TITLE, 'tab_typography'),
  textStroke('text_stroke', TITLE),
  textShadow('title_shadow', TITLE),
  alignText('title_align', TITLE),
  color('content_color', CONTENT),
  typography(CONTENT, 'content_typography'),
  textShadow('content_shadow', CONTENT),
);
