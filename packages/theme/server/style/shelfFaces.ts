import {
  FONT_SHELF,
  FONT_SUBSETS,
  type FontSubset,
  type OwnFont,
  type ShelfFont,
  shelfAddress,
} from '../../wire/fonts.ts';

/** The rules that bring those fonts which a sheet names: of the shelf, and of the site's own. */
export function fontFacesFor(css: string, own: readonly OwnFont[]): string {
  const isNamed = ({ family }: { readonly family: string }): boolean =>
    css.includes(`"${family}"`) || css.includes(`:${family}`);
  return [...FONT_SHELF.filter(isNamed).map(facesOf), ...own.filter(isNamed).map(ownFacesOf)].join('');
}

/** Whether the shelf has the files of a font. */
export function isOnShelf(family: string): boolean {
  return FONT_SHELF.some((font) => font.family.toLowerCase() === family.trim().toLowerCase());
}

/** Family, weight and style were checked when the font was stored. */
export function ownFacesOf({ family, faces }: OwnFont): string {
  return faces
    .map(({ href, weight, style }) => {
      const slant = style === 'normal' ? '' : `font-style:${style};`;
      return `@font-face{font-family:"${family}";src:url("${href}");font-weight:${weight};${slant}font-display:swap}`;
    })
    .join('');
}

export function facesOf(font: ShelfFont): string {
  return Object.entries(FONT_SUBSETS)
    .map(([subset, range]) => face(font, subset as FontSubset, range))
    .join('');
}

function face({ id, family, weights }: ShelfFont, subset: FontSubset, range: string): string {
  const source = `url("${shelfAddress(id, subset)}") format("woff2")`;
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weights.join(' ')};font-display:swap;unicode-range:${range}}`;
}
