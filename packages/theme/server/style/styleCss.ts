import {
  BUNDLED_FONTS,
  type BundledFont,
  bundledFontAddress,
  type ColorRole,
  type FontRole,
  nightColor,
  type OwnFont,
  ownFontId,
  plainFile,
  type SiteStyle,
  type StyleColor,
} from '../../wire/admin.ts';
import { facesOf as bundledFaces, ownFacesOf } from './bundledFaces.ts';
import { colorPair, inkOn, paleOf } from './colorPair.ts';

/**
 * The site's style as a style sheet: the theme's tokens, and the globals that page documents refer to. Everything in it was
 * parsed into colours, numbers and known names first.
 */
export function styleCss(style: SiteStyle, ownFonts: readonly OwnFont[]): string {
  const { colors, fonts } = style;
  const tokens: Record<string, string | null> = {
    ...Object.assign({}, ...entries(colors).map(([role, color]) => color && TOKENS[role](color))),
    '--p-font-display': stackOf(fonts.headings, ownFonts),
    '--p-font-text': stackOf(fonts.text, ownFonts),
    '--p-text-scale': scaleOf(style.textSize),
    '--p-heading-scale': scaleOf(style.headingSize),
    '--p-space-scale': scaleOf(style.spacing),
    '--p-radius-button': pixels(style.buttonRadius),
    ...(style.radius !== null && {
      '--p-radius-sm': pixels(Math.ceil(style.radius / 2)),
      '--p-radius-md': pixels(style.radius),
      '--p-radius-lg': pixels(style.radius * 2),
    }),
  };
  const globals: Record<string, string | null> = {
    ...Object.fromEntries(
      [...entries(colors).filter(([role]) => role !== 'background'), ...style.ownColors.map(named)].map(
        ([id, color]) => [`--e-global-color-${id}`, color && colorPair(color)],
      ),
    ),
    ...Object.fromEntries(
      GLOBAL_FONTS.map(([id, role]) => [
        `--e-global-typography-${id}-font-family`,
        stackOf(fonts[role], ownFonts),
      ]),
    ),
  };
  return [
    ...[...new Set(Object.values(fonts))].map((id) => facesOf(id, ownFonts)),
    rule(':root', tokens),
    rule('.elementor', globals),
  ].join('');
}

/** Files that the first screen needs. */
export function fontsToPreload({ fonts }: SiteStyle, ownFonts: readonly OwnFont[]): readonly string[] | null {
  if (fonts.headings === null && fonts.text === null) return null;
  return [...new Set([fonts.headings, fonts.text])].flatMap((id) => {
    const found = bundledFont(id);
    if (found) return [bundledFontAddress(found, plainFile(found))];
    return ownFonts.filter((font) => ownFontId(font) === id).map(({ href }) => href);
  });
}

/** Headings use Elementor's first two fonts, all other text the others. */
const GLOBAL_FONTS: readonly (readonly [string, FontRole])[] = [
  ['primary', 'headings'],
  ['secondary', 'headings'],
  ['text', 'text'],
  ['accent', 'text'],
];

const TOKENS: Readonly<Record<ColorRole, (color: StyleColor) => Record<string, string>>> = {
  background: (color) => ({
    '--p-color-page': colorPair(color, 'ground'),
    '--p-color-surface': `light-dark(${mix(color.light, 45, '#fff')},${mix(nightColor(color, 'ground'), 94, '#fff')})`,
    '--p-color-sunken': `light-dark(${mix(color.light, 95, '#000')},${mix(nightColor(color, 'ground'), 75, '#000')})`,
    '--p-color-line': `light-dark(${mix(color.light, 84, '#000')},${mix(nightColor(color, 'ground'), 82, '#fff')})`,
  }),
  text: (color) => ({
    '--p-color-ink': colorPair(color, 'ink'),
    '--p-color-ink-soft': `light-dark(${mix(color.light, 84, '#fff')},${mix(nightColor(color, 'ink'), 80, '#000')})`,
  }),
  primary: (color) => ({
    '--p-color-deep': colorPair(color, 'deep'),
    '--p-color-deep-line': mix('var(--p-color-deep)', 80, inkOn(color.light)),
    '--p-color-on-deep': `light-dark(${inkOn(color.light)},${color.dark ? inkOn(color.dark) : '#fff'})`,
    '--p-color-on-deep-soft': mix('var(--p-color-on-deep)', 85, 'var(--p-color-deep)'),
    '--p-color-on-deep-accent': 'var(--p-color-on-deep)',
  }),
  secondary: (color) => ({ '--p-color-brass': colorPair(color), '--p-color-brass-wash': paleOf(color) }),
  accent: (color) => ({
    '--p-color-accent': colorPair(color),
    '--p-color-accent-solid': colorPair(color),
    '--p-color-accent-solid-hover': `light-dark(${mix(color.light, 85, '#000')},${mix(nightColor(color), 85, '#fff')})`,
    '--p-color-on-accent': `light-dark(${inkOn(color.light)},${color.dark ? inkOn(color.dark) : '#111'})`,
    '--p-color-accent-wash': paleOf(color),
  }),
};

function mix(color: string, percent: number, other: string): string {
  return `color-mix(in oklab,${color} ${percent}%,${other})`;
}

function stackOf(id: string | null, ownFonts: readonly OwnFont[]): string | null {
  const found = bundledFont(id);
  if (found) return `"${found.family}",${found.generic}`;
  const own = ownFonts.find((font) => ownFontId(font) === id);
  return own ? `"${own.family}",sans-serif` : null;
}

function facesOf(id: string | null, ownFonts: readonly OwnFont[]): string {
  const found = bundledFont(id);
  if (found) return bundledFaces(found);
  const own = ownFonts.find((font) => ownFontId(font) === id);
  return own ? ownFacesOf(own) : '';
}

function bundledFont(id: string | null): BundledFont | undefined {
  return BUNDLED_FONTS.find((font) => font.id === id);
}

function rule(selector: string, declarations: Readonly<Record<string, string | null>>): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
}

const scaleOf = (percent: number): string | null => (percent === 100 ? null : String(percent / 100));
const pixels = (size: number | null): string | null => (size === null ? null : `${size}px`);
const named = (color: SiteStyle['ownColors'][number]): [string, StyleColor] => [color.id, color];

function entries<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
