export { FONT_SUBSETS, FORMER_NAMES } from './bundledFonts.data.ts';

import { type FONT_SUBSETS, FONT_TABLE } from './bundledFonts.data.ts';

/** A font that ships with the product. Visitors load it only if a site or page uses it. */
export interface BundledFont {
  readonly id: string;
  readonly family: string;
  /** The fallback for characters that it lacks. */
  readonly generic: string;
  readonly files: readonly BundledFontFile[];
}

export interface BundledFontFile {
  /** As in CSS: `400`, or `100 900` for a range. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly subset: FontSubset;
}

export type FontSubset = keyof typeof FONT_SUBSETS;

export const BUNDLED_FONTS: readonly BundledFont[] = FONT_TABLE.trim().split('\n').map(bundledFont);

function bundledFont(row: string): BundledFont {
  const [family = '', generic = '', upright = '', italic = '', subsets = ''] = row.split(' | ');
  const filesOf = (style: BundledFontFile['style'], weights: string): BundledFontFile[] =>
    weights === '-'
      ? []
      : weights.split(' ').flatMap((weight) =>
          subsets.split(' ').map((subset) => ({
            weight: weight.replace('-', ' '),
            style,
            subset: subset as FontSubset,
          })),
        );
  return {
    id: family.toLowerCase().replaceAll(' ', '-'),
    family,
    generic,
    files: [...filesOf('normal', upright), ...filesOf('italic', italic)],
  };
}

/** The file for regular text. */
export function plainFile({ files }: BundledFont): BundledFontFile {
  const isPlain = ({ weight }: BundledFontFile): boolean => weight.includes(' ') || weight === '400';
  const plain = files.find(isPlain) ?? files[0];
  if (!plain) throw new Error('A bundled font has no file.');
  return plain;
}

/** Whether all weights of a font are in one file. */
export const isVariable = ({ weight }: BundledFontFile): boolean => weight.includes(' ');

export function bundledFontAddress({ id }: Pick<BundledFont, 'id'>, file: BundledFontFile): string {
  const weight = isVariable(file) ? '' : `-${file.weight}`;
  return `/fonts/shelf/${id}-${file.subset}${weight}${file.style === 'italic' ? '-italic' : ''}.woff2`;
}

/** One file of a font: upright or italic, in one weight or a range. */
export interface FontFace {
  readonly href: string;
  /** As in CSS: `400`, or `100 900`. */
  readonly weight: string;
  readonly style: string;
}

/** A font that the owner has uploaded or a kit has brought. */
export interface OwnFont {
  readonly id: number;
  readonly family: string;
  /** The file for regular text. */
  readonly href: string;
  readonly faces: readonly FontFace[];
}

export const ownFontId = ({ id }: Pick<OwnFont, 'id'>): string => `own-${id}`;

export const FONT_FORMATS = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontFormat = (typeof FONT_FORMATS)[number];
export const MOST_FONT_BYTES = 2 * 1024 * 1024;
export const MOST_OWN_FONTS = 20;
/** The most weights and styles of one font. */
export const MOST_FONT_FACES = 20;
