import {
  BUNDLED_FONTS,
  type BundledFont,
  type BundledFontFile,
  bundledFontAddress,
  FONT_SUBSETS,
  FORMER_NAMES,
  type OwnFont,
} from '../../wire/admin.ts';

/** Every name of a bundled font, in lower case. */
const BUNDLED_BY_NAME: ReadonlyMap<string, NamedFont> = new Map(
  [
    ...BUNDLED_FONTS.map((font) => ({ name: font.family, font })),
    ...Object.entries(FORMER_NAMES).flatMap(([name, family]) =>
      BUNDLED_FONTS.filter((font) => font.family === family).map((font) => ({ name, font })),
    ),
  ].map((named) => [named.name.toLowerCase(), named]),
);

interface NamedFont {
  readonly name: string;
  readonly font: BundledFont;
}

/**
 * The `@font-face` rules for the fonts that a style sheet names: bundled ones and the site's own. Fonts already in the
 * preceding style sheet `brought` are left out.
 */
export function fontFacesFor(css: string, own: readonly OwnFont[], brought = ''): string {
  return [...bundledSheetsFor(css, brought).map((sheet) => sheet.css), ownFacesFor(css, own, brought)].join(
    '',
  );
}

/** The same for the site's own fonts only. */
export function ownFacesFor(css: string, own: readonly OwnFont[], brought = ''): string {
  const names = namesBeside(css, brought);
  return own
    .filter(({ family }) => names.has(family.toLowerCase()))
    .map(ownFacesOf)
    .join('');
}

/** The rules of one bundled font, shared by all pages that use it. */
export interface BundledSheet {
  readonly id: string;
  readonly css: string;
}

/** The same for several bundled fonts, one style sheet each. */
export function bundledSheetsFor(css: string, brought = ''): readonly BundledSheet[] {
  return [...namesBeside(css, brought)].flatMap((name) => {
    const found = BUNDLED_BY_NAME.get(name);
    return found ? sheetOf(found) : [];
  });
}

/** `null` if no such font is bundled. */
export function bundledSheet(id: string): string | null {
  const found = BUNDLED_BY_NAME.get(id.replaceAll('-', ' '));
  return found ? sheetOf(found).css : null;
}

function sheetOf({ name, font }: NamedFont): BundledSheet {
  return { id: name.toLowerCase().replaceAll(' ', '-'), css: facesOf(font, name) };
}

function namesBeside(css: string, brought: string): ReadonlySet<string> {
  const names = new Set(namesIn(css));
  for (const [, name = ''] of brought.matchAll(FACE)) names.delete(name.toLowerCase());
  return names;
}

const FACE = /@font-face\{font-family:"([^"\n]{1,61})"/g;

/** Possible font names: each text in quotes, and each bare name where a font is set. In lower case, without duplicates. */
function namesIn(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, quoted] of css.matchAll(/"([^"\n]{1,61})"/g)) names.add((quoted ?? '').toLowerCase());
  for (const [, bare] of css.matchAll(/font-family: ?([A-Za-z][\w -]{0,60})/g))
    names.add((bare ?? '').trim().toLowerCase());
  return names;
}

/** Whether the files of a font are bundled. */
export function isBundledFont(family: string): boolean {
  return BUNDLED_BY_NAME.has(family.trim().toLowerCase());
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

export function facesOf(font: BundledFont, name = font.family): string {
  return font.files.map((file) => face(font, name, file)).join('');
}

function face(font: BundledFont, name: string, file: BundledFontFile): string {
  const source = `url("${bundledFontAddress(font, file)}") format("woff2")`;
  const slant = file.style === 'italic' ? 'font-style:italic;' : '';
  return `@font-face{font-family:"${name}";src:${source};font-weight:${file.weight};${slant}font-display:swap;unicode-range:${FONT_SUBSETS[file.subset]}}`;
}
