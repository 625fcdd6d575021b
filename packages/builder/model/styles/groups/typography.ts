import type { StyleControl } from '../StyleControl.ts';

/** Typography, or a global font in its place. */
export function typography(part: StyleControl['part'] = '', group = 'typography'): readonly StyleControl[] {
  const own = (
    name: string,
    kind: StyleControl['kind'],
    css: StyleControl['css'],
    more: Partial<StyleControl> = {},
  ): StyleControl => ({
    setting: `${group}_${name}`,
    kind,
    css,
    part,
    when: { [`${group}_typography`]: ['custom', 'yes'] },
    ...more,
  });
  return [
    { setting: `${group}_typography`, kind: 'site-font', css: {}, part },
    own('font_family', 'font', { 'font-family': '{}' }, { isForAllDevices: true }),
    own('font_size', 'length', { 'font-size': '{}' }),
    own('font_weight', 'word', { 'font-weight': '{}' }, { words: WEIGHTS, isForAllDevices: true }),
    own('font_style', 'word', { 'font-style': '{}' }, { words: ['normal', 'italic', 'oblique'] }),
    own('line_height', 'length', { 'line-height': '{}' }),
    own('letter_spacing', 'length', { 'letter-spacing': '{}' }),
    own('word_spacing', 'length', { 'word-spacing': '{}' }),
    own('text_transform', 'word', { 'text-transform': '{}' }, { words: CASES }),
    own('text_decoration', 'word', { 'text-decoration': '{}' }, { words: LINES }),
  ];
}

/**
 * The same for text over the page, which no page sheet can reach: as inherited custom properties (`--p-<name>-font-size`).
 * Global fonts are not included.
 */
export function typographyVariables(name: string, group: string): readonly StyleControl[] {
  return typography('', group)
    .filter(({ kind }) => kind !== 'site-font')
    .map((control) => ({
      ...control,
      css: Object.fromEntries(
        Object.entries(control.css).map(([property, value]) => [`--p-${name}-${property}`, value]),
      ),
    }));
}

const WEIGHTS = [
  ...['100', '200', '300', '400', '500', '600', '700', '800', '900'],
  ...['normal', 'bold'],
] as const;
const CASES = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;
const LINES = ['none', 'underline', 'overline', 'line-through'] as const;
