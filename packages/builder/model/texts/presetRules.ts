import type { TextRules } from './textStyles.ts';

/** Collects the WordPress colour and size presets that a text's classes use. */
export function notePresetRules(html: string, rules: TextRules): void {
  if (!html.includes('has-')) return;
  for (const [name, preset = '', kind = ''] of html.matchAll(NAME)) {
    const value = kind === 'font-size' ? SIZES[preset] : COLORS[preset];
    if (value) rules.set(name, `${kind}:${value}!important`);
  }
}

const NAME = /\bhas-([a-z-]{2,30}?)-(color|background-color|border-color|font-size)(?![\w-])/g;

const COLORS: Readonly<Record<string, string | undefined>> = {
  black: '#000',
  'cyan-bluish-gray': '#abb8c3',
  white: '#fff',
  'pale-pink': '#f78da7',
  'vivid-red': '#cf2e2e',
  'luminous-vivid-orange': '#ff6900',
  'luminous-vivid-amber': '#fcb900',
  'light-green-cyan': '#7bdcb5',
  'vivid-green-cyan': '#00d084',
  'pale-cyan-blue': '#8ed1fc',
  'vivid-cyan-blue': '#0693e3',
  'vivid-purple': '#9b51e0',
};

const SIZES: Readonly<Record<string, string | undefined>> = {
  small: '13px',
  medium: '20px',
  large: '36px',
  'x-large': '42px',
};
