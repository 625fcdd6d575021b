import type { ReadSetting, StyleRule } from './StyleRule.ts';
import { fontFamily, keyword, length } from './values.ts';

/** The group of settings that every text has, under the name that it has there. */
export function typography(read: ReadSetting, group = 'typography'): StyleRule['declarations'] {
  return {
    'font-family': fontFamily(read(`${group}_font_family`)),
    'font-size': length(read(`${group}_font_size`)),
    'font-weight': keyword(read(`${group}_font_weight`), WEIGHTS),
    'font-style': keyword(read(`${group}_font_style`), ['normal', 'italic', 'oblique']),
    'line-height': length(read(`${group}_line_height`)),
    'letter-spacing': length(read(`${group}_letter_spacing`)),
    'text-transform': keyword(read(`${group}_text_transform`), CASES),
  };
}

const WEIGHTS = [
  ...['100', '200', '300', '400', '500', '600', '700', '800', '900'],
  'normal',
  'bold',
] as const;
const CASES = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;
