import { readColor } from '../styles/readColor.ts';
import type { ReadSetting, StyleRule } from '../styles/StyleRule.ts';
import { typography } from '../styles/typography.ts';
import { corners, length, sides } from '../styles/values.ts';

/** What a kit says about everything that no element has settings for. */
export function themeStyles(read: ReadSetting): readonly StyleRule[] {
  return [
    {
      declarations: {
        color: readColor(read, 'body_color'),
        'background-color': readColor(read, 'body_background_color'),
        ...typography(read, 'body_typography'),
      },
    },
    { part: ' p', declarations: { 'margin-block-end': length(read('paragraph_spacing')) } },
    text(LINK, read, 'link_normal'),
    text(`${LINK}:hover`, read, 'link_hover'),
    ...HEADINGS.map((heading) => text(` ${heading}`, read, heading)),
    ...buttons(read),
  ];
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Links among words; those that are parts of widgets, buttons first of all, have looks of their own. */
const LINK = ' a:not([class*="elementor-"],[class^="e-"],.elementor-heading-title > a)';
const BUTTON = ' .elementor-button';

function text(part: string, read: ReadSetting, name: string): StyleRule {
  return {
    part,
    declarations: { color: readColor(read, `${name}_color`), ...typography(read, `${name}_typography`) },
  };
}

function buttons(read: ReadSetting): StyleRule[] {
  const padding = sides(read('button_padding'));
  const colors = (state: string): StyleRule['declarations'] => ({
    color: readColor(read, `${state}_text_color`),
    'background-color': readColor(read, `${state}_background_color`),
  });
  return [
    {
      part: BUTTON,
      declarations: {
        ...colors('button'),
        'border-radius': corners(read('button_border_radius')),
        'padding-block': padding?.block,
        'padding-inline': padding?.inline,
        ...typography(read, 'button_typography'),
      },
    },
    { part: `${BUTTON}:is(:hover, :focus)`, declarations: colors('button_hover') },
  ];
}
