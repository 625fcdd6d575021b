import { FONT_SHELF, FONT_SUBSETS, type FontSubset, type ShelfFont, shelfAddress } from '../../wire/fonts.ts';

/** The rules that bring those fonts of the shelf which a sheet names. */
export function shelfFacesFor(css: string): string {
  return FONT_SHELF.filter(({ family }) => css.includes(`"${family}"`) || css.includes(`:${family}`))
    .map(facesOf)
    .join('');
}

/** Whether the shelf has the files of a font. */
export function isOnShelf(family: string): boolean {
  return FONT_SHELF.some((font) => font.family.toLowerCase() === family.trim().toLowerCase());
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
