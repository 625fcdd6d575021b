import { readColor } from '../styles/readColor.ts';
import type { ReadSetting, StyleRule } from '../styles/StyleRule.ts';
import { typography } from '../styles/typography.ts';
import { length } from '../styles/values.ts';
import { look, opacity, padding } from './look.ts';

/** A kit's styles for everything that no element has settings for. */
export function themeStyles(read: ReadSetting): readonly StyleRule[] {
  return [
    {
      declarations: {
        color: readColor(read, 'body_color'),
        ...typography(read, 'body_typography'),
      },
    },
    { part: ' p', declarations: { 'margin-block-end': length(read('paragraph_spacing')) } },
    text(LINK, read, 'link_normal'),
    text(' a:where(.e-button-base)', read, 'link_normal'),
    text(`${LINK}:hover`, read, 'link_hover'),
    ...HEADINGS.map((heading) => text(` ${heading}`, read, heading)),
    ...buttons(read),
    ...pictures(read),
    ...formFields(read),
  ];
}

/**
 * A kit's styles for the states of links and buttons. In Elementor they override the normal styles of version 4 elements, but
 * not those elements' own states. Layers cannot express that, so these have the same specificity as there.
 */
export function stateStyles(read: ReadSetting): readonly StyleRule[] {
  return [
    text(' a:where(.e-atomic-element,[class$="-link-base"]):hover', read, 'link_hover'),
    {
      part: ' button:where(.e-atomic-element):is(:hover,:focus)',
      declarations: buttonState(read, 'button_hover'),
    },
  ];
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Links in text; those within widgets, buttons above all, have their own styles. */
const LINK = ' a:not([class*="elementor-"],[class^="e-"],.elementor-heading-title > a)';
/** Elementor's buttons, submit buttons, and version 4 buttons whose own styles are in the page's sheet. */
const BUTTON =
  ' :is(.elementor-button,button[type="submit"],input[type="submit"],button:where(.e-button-base,.e-tab-base))';
const PICTURE = ' img';
const FIELD =
  ' :is(input:not([type="submit"],[type="button"],[type="reset"],[type="checkbox"],[type="radio"],[type="range"],[type="file"],[type="hidden"]),textarea,select)';

function text(part: string, read: ReadSetting, name: string): StyleRule {
  return {
    part,
    declarations: { color: readColor(read, `${name}_color`), ...typography(read, `${name}_typography`) },
  };
}

function buttons(read: ReadSetting): StyleRule[] {
  return [
    {
      part: BUTTON,
      declarations: {
        ...buttonState(read, 'button'),
        ...padding(read, 'button_padding'),
        ...typography(read, 'button_typography'),
      },
    },
    { part: `${BUTTON}:is(:hover, :focus)`, declarations: buttonState(read, 'button_hover') },
  ];
}

function buttonState(read: ReadSetting, name: string): StyleRule['declarations'] {
  return { color: readColor(read, `${name}_text_color`), ...look(read, name) };
}

function pictures(read: ReadSetting): StyleRule[] {
  const state = (name: string): StyleRule['declarations'] => ({
    ...look(read, name),
    ...opacity(read, `${name}_opacity`),
  });
  return [
    { part: PICTURE, declarations: state('image') },
    { part: `${PICTURE}:hover`, declarations: state('image_hover') },
  ];
}

function formFields(read: ReadSetting): StyleRule[] {
  const state = (name: string): StyleRule['declarations'] => ({
    color: readColor(read, `${name}_text_color`),
    'accent-color': readColor(read, `${name}_accent_color`),
    ...look(read, name),
  });
  return [
    text(' label', read, 'form_label'),
    {
      part: FIELD,
      declarations: {
        ...state('form_field'),
        ...padding(read, 'form_field_padding'),
        ...typography(read, 'form_field_typography'),
      },
    },
    { part: `${FIELD}:focus`, declarations: state('form_field_focus') },
  ];
}
