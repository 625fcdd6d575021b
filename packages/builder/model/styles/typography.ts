import { recordOf } from '../settings/read.ts';
import type { ReadSetting, StyleRule } from './StyleRule.ts';
import { fontFamily, globalTypography, keyword, length, typographyVariable } from './values.ts';

/** The typography settings of a text, by group name; a global font takes precedence. */
export function typography(read: ReadSetting, group = 'typography'): StyleRule['declarations'] {
  const global = globalTypography(recordOf(read('__globals__'))[`${group}_typography`]);
  if (global !== null) return siteTypography(global);
  return isSwitchedOn(read(`${group}_typography`)) ? ownTypography(read, group) : {};
}

/** As in Elementor, a group's values only apply while the group is switched on. */
const isSwitchedOn = (value: unknown): boolean => value === 'custom' || value === 'yes';

/** The group's own values. */
export function ownTypography(read: ReadSetting, group = 'typography'): Record<Property, string | null> {
  return {
    'font-family': fontFamily(read(`${group}_font_family`)),
    'font-size': length(read(`${group}_font_size`)),
    'font-weight': keyword(read(`${group}_font_weight`), WEIGHTS),
    'font-style': keyword(read(`${group}_font_style`), ['normal', 'italic', 'oblique']),
    'line-height': length(read(`${group}_line_height`)),
    'letter-spacing': length(read(`${group}_letter_spacing`)),
    'text-transform': keyword(read(`${group}_text_transform`), CASES),
    'text-decoration': keyword(read(`${group}_text_decoration`), LINES),
  };
}

/**
 * A global font seldom sets everything: the rest comes from the layers below. Elementor's four have Elementor's defaults if no
 * kit defines them.
 */
export function siteTypography(variable: string): StyleRule['declarations'] {
  const [, family, weight] = USUAL_FONTS.find(([id]) => variable === typographyVariable(id)) ?? [];
  const usual: Partial<Record<Property, string | null>> = {
    'font-family': fontFamily(family),
    'font-weight': weight ?? null,
  };
  return Object.fromEntries(
    PROPERTIES.map((property) => [
      property,
      `var(${variable}-${property}, ${usual[property] ?? 'revert-layer'})`,
    ]),
  );
}

/** Elementor’s own, by the names used in documents: family and weight. */
export const USUAL_FONTS = [
  ['primary', 'Roboto', '600'],
  ['secondary', 'Roboto Slab', '400'],
  ['text', 'Roboto', '400'],
  ['accent', 'Roboto', '500'],
] as const;

const PROPERTIES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration',
] as const;
type Property = (typeof PROPERTIES)[number];

const WEIGHTS = [
  ...['100', '200', '300', '400', '500', '600', '700', '800', '900'],
  'normal',
  'bold',
] as const;
const CASES = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;
const LINES = ['none', 'underline', 'overline', 'line-through'] as const;
