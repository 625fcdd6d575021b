/** A font that ships with the product. Visitors load it only when a site has chosen it. */
export interface ShelfFont {
  readonly id: string;
  readonly family: string;
  /** What stands in for letters that it does not have. */
  readonly generic: 'serif' | 'sans-serif';
  /** Lightest and heaviest. */
  readonly weights: readonly [number, number];
}

/** Open fonts, each a package of Fontsource. */
export const FONT_SHELF: readonly ShelfFont[] = [
  { id: 'inter', family: 'Inter', generic: 'sans-serif', weights: [100, 900] },
  { id: 'nunito', family: 'Nunito', generic: 'sans-serif', weights: [200, 1000] },
  { id: 'roboto', family: 'Roboto', generic: 'sans-serif', weights: [100, 900] },
  { id: 'roboto-slab', family: 'Roboto Slab', generic: 'serif', weights: [100, 900] },
  { id: 'work-sans', family: 'Work Sans', generic: 'sans-serif', weights: [100, 900] },
  { id: 'lora', family: 'Lora', generic: 'serif', weights: [400, 700] },
  { id: 'playfair-display', family: 'Playfair Display', generic: 'serif', weights: [400, 900] },
  { id: 'source-serif-4', family: 'Source Serif 4', generic: 'serif', weights: [200, 900] },
];

/** Which letters a file has, as the packages part them. */
export const FONT_SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;
export type FontSubset = keyof typeof FONT_SUBSETS;

export const shelfAddress = (id: string, subset: FontSubset): string => `/fonts/shelf/${id}-${subset}.woff2`;

/** One file of a font: upright or slanted, in one weight or in all between two. */
export interface FontFace {
  readonly href: string;
  /** As a sheet says it: `400`, or `100 900`. */
  readonly weight: string;
  readonly style: string;
}

/** A font that the owner has uploaded, or that a kit has brought. */
export interface OwnFont {
  readonly id: number;
  readonly family: string;
  /** The file for plain text. */
  readonly href: string;
  readonly faces: readonly FontFace[];
}

export const ownFontId = ({ id }: Pick<OwnFont, 'id'>): string => `own-${id}`;

export const FONT_FORMATS = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontFormat = (typeof FONT_FORMATS)[number];
export const MOST_FONT_BYTES = 2 * 1024 * 1024;
export const MOST_OWN_FONTS = 20;
/** Weights and styles of one font. */
export const MOST_FONT_FACES = 20;
