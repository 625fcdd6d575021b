import { recordOf } from '@portico/kernel/records';

/** The site's colours and fonts, and the related measures. `null` means the theme's default. */
export interface SiteStyle {
  readonly colors: Readonly<Record<ColorRole, StyleColor | null>>;
  /** Further colours that documents may refer to. */
  readonly ownColors: readonly OwnColor[];
  /** Font IDs: of a bundled font, or `own-` and the ID of an uploaded one. */
  readonly fonts: Readonly<Record<FontRole, string | null>>;
  /** In per cent of the theme's default. */
  readonly textSize: number;
  readonly headingSize: number;
  readonly spacing: number;
  /** Pixels. */
  readonly radius: number | null;
  readonly buttonRadius: number | null;
}

/** The path of a style's style sheet; `look` is the style itself as base64url of JSON. */
export const STYLE_PATH = '/assets/style.css';

/** All but the background are Elementor's global colours, under its names. */
export const COLOR_ROLES = ['background', 'text', 'primary', 'secondary', 'accent'] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

export interface StyleColor {
  readonly light: string;
  /** Derived from the light one if `null`. */
  readonly dark: string | null;
}

export interface OwnColor extends StyleColor {
  readonly id: string;
  readonly title: string;
}

export const FONT_ROLES = ['headings', 'text'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

export const HEX_COLOR = '^#[0-9a-fA-F]{6}$';
export const OWN_COLOR_ID = '^[a-z0-9]{1,20}$';
export const MOST_OWN_COLORS = 12;
export const MEASURES = {
  textSize: { least: 80, most: 130 },
  headingSize: { least: 60, most: 150 },
  spacing: { least: 50, most: 160 },
  radius: { least: 0, most: 32 },
  buttonRadius: { least: 0, most: 40 },
} as const;

export const themesOwnStyle: SiteStyle = {
  colors: { background: null, text: null, primary: null, secondary: null, accent: null },
  ownColors: [],
  fonts: { headings: null, text: null },
  textSize: 100,
  headingSize: 100,
  spacing: 100,
  radius: null,
  buttonRadius: null,
};

/** Parses a stored or sent style of any shape: invalid values fall back to the theme's defaults. */
export function parseStyle(given: unknown): SiteStyle {
  const from = recordOf(given);
  const colors = recordOf(from.colors);
  const fonts = recordOf(from.fonts);
  const own = Array.isArray(from.ownColors) ? from.ownColors : [];
  const base = themesOwnStyle;
  return {
    colors: {
      background: colorOf(colors.background),
      text: colorOf(colors.text),
      primary: colorOf(colors.primary),
      secondary: colorOf(colors.secondary),
      accent: colorOf(colors.accent),
    },
    ownColors: uniqueById(own.flatMap(ownColorOf)).slice(0, MOST_OWN_COLORS),
    fonts: { headings: fontOf(fonts.headings), text: fontOf(fonts.text) },
    textSize: measure('textSize', from.textSize) ?? base.textSize,
    headingSize: measure('headingSize', from.headingSize) ?? base.headingSize,
    spacing: measure('spacing', from.spacing) ?? base.spacing,
    radius: measure('radius', from.radius),
    buttonRadius: measure('buttonRadius', from.buttonRadius),
  };
}

export function isThemesOwn(style: SiteStyle): boolean {
  return JSON.stringify(style) === JSON.stringify(themesOwnStyle);
}

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(HEX_COLOR).test(value);

function colorOf(value: unknown): StyleColor | null {
  const { light, dark } = recordOf(value);
  return isHex(light) ? { light, dark: isHex(dark) ? dark : null } : null;
}

function ownColorOf(value: unknown): readonly OwnColor[] {
  const { id, title } = recordOf(value);
  const color = colorOf(value);
  if (!color || typeof id !== 'string' || !new RegExp(OWN_COLOR_ID).test(id)) return [];
  return [{ id, title: typeof title === 'string' ? title.slice(0, 60) : id, ...color }];
}

function uniqueById(colors: readonly OwnColor[]): readonly OwnColor[] {
  return [...new Map(colors.map((color) => [color.id, color])).values()];
}

function fontOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value) ? value : null;
}

function measure(name: keyof typeof MEASURES, value: unknown): number | null {
  const { least, most } = MEASURES[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}
