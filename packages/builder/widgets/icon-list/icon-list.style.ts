import { textShadow } from '../../model/styles/groups/frame.ts';
import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { type StyleTable, styleTable } from '../../model/styles/styleTable.ts';

const LIST = ' .elementor-icon-list-items';
const ITEM = ' .elementor-icon-list-item';
const ICON = ' .elementor-icon-list-icon';
const TEXT = ' .elementor-icon-list-text';
const BEFORE_LAST = ' .elementor-icon-list-item:not(:last-child)';
const LINE = `${BEFORE_LAST}::after`;
const LINED = { when: { divider: ['yes'] } } as const;
const DRAWN = { content: '""', position: 'absolute' } as const;
const STROKE = 'var(--p-line-weight,1px) var(--p-line-style,solid) var(--p-line-color,#ddd)';
/** Left is left in every language; newer documents say start and end. */
const SIDES = {
  left: 'left',
  start: 'flex-start',
  center: 'center',
  right: 'right',
  end: 'flex-end',
} as const;

/** A quarter of its size stays free on the opposite side. */
const SELF_SIDES = {
  left: { 'justify-content': 'left', '--p-icon-room': '0 .25em 0 0' },
  center: { 'justify-content': 'center', '--p-icon-room': '0 .125em' },
  right: { 'justify-content': 'right', '--p-icon-room': '0 0 0 .25em' },
} as const;

/** The position of a line that is shorter than its list. */
const LINE_SIDES = {
  ...{ left: { left: '0', right: 'auto' }, start: { 'inset-inline': '0 auto' } },
  center: { 'inset-inline': '0', 'margin-inline': 'auto' },
  ...{ right: { left: 'auto', right: '0' }, end: { 'inset-inline': 'auto 0' } },
} as const;

export const iconListStyle = iconListTable('traditional');

/** The same for a list that is `first` as long as its settings do not say which way its items go. */
export function iconListTable(first: 'traditional' | 'inline'): StyleTable {
  const way = (view: string) =>
    ({ when: { view: view === first ? ['', view] : [view] }, isForAllDevices: true }) as const;
  const BELOW = way('traditional');
  const BESIDE = way('inline');
  return styleTable(
    length('space_between', LIST, { gap: '{}', '--p-list-gap': '{}' }, { when: BELOW.when }),
    length('space_between', LIST, { 'column-gap': '{}', '--p-list-gap': '{}' }, { when: BESIDE.when }),
    word('icon_align', [LIST, ITEM, `${ITEM} > a`], 'justify-content', SIDES),
    word('icon_align', '', 'text-align', { center: 'center' }),
    word('icon_align', ITEM, 'text-align', ['left', 'start', 'right', 'end']),
    word('divider', LINE, {}, { yes: below() }, BELOW),
    word('icon_align', LINE, {}, LINE_SIDES, { when: { ...BELOW.when, ...LINED.when } }),
    word('divider', LINE, {}, { yes: beside() }, BESIDE),
    word('divider', BEFORE_LAST, 'padding-inline-end', { yes: 'var(--p-line-weight,1px)' }, BESIDE),
    word('divider_style', LINE, '--p-line-style', ['solid', 'double', 'dotted', 'dashed'], LINED),
    length('divider_weight', BEFORE_LAST, '--p-line-weight', LINED),
    length('divider_width', LINE, 'inline-size', LINED),
    length('divider_height', LINE, 'block-size', LINED),
    color('divider_color', LINE, '--p-line-color', LINED),
    color('icon_color', ICON, { color: '{}', fill: '{}' }),
    color('icon_color_hover', `${ITEM}:hover${ICON}`, { color: '{}', fill: '{}' }),
    length('icon_color_hover_transition', ICON, { transition: 'color {},fill {}' }),
    length(
      'icon_size',
      ICON,
      { 'font-size': '{}', '--p-icon-size': '{}' },
      { cleared: { 'font-size': '1rem', '--p-icon-size': '1rem' } },
    ),
    word('icon_self_align', ICON, {}, SELF_SIDES),
    word('icon_self_vertical_align', [ITEM, `${ITEM} > a`], 'align-items', [
      'flex-start',
      'center',
      'flex-end',
    ]),
    length('icon_vertical_offset', ICON, { position: 'relative', 'inset-block-start': '{}' }),
    color('text_color', TEXT),
    color('text_color_hover', `${ITEM}:hover${TEXT}`),
    length('text_color_hover_transition', TEXT, { transition: 'color {}' }),
    length('text_indent', [ITEM, `${ITEM} > a`], 'gap'),
    typography([TEXT, `${ITEM} > a`], 'icon_typography'),
    textShadow('text_shadow', TEXT),
  );
}

/** A line midway between an item and the one below it. */
function below(): Readonly<Record<string, string>> {
  return {
    ...DRAWN,
    'inset-block-end': 'calc(var(--p-list-gap,.6rem) / -2)',
    'inset-inline-start': '0',
    'inline-size': '100%',
    'border-block-start': STROKE,
  };
}

/** The same between two items side by side. */
function beside(): Readonly<Record<string, string>> {
  return {
    ...DRAWN,
    'inset-block-start': '50%',
    'inset-inline-end': 'calc(var(--p-list-gap,1.5rem) / -2)',
    'block-size': '100%',
    translate: '0 -50%',
    'border-inline-start': STROKE,
  };
}
