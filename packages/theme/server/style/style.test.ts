import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUNDLED_FONTS,
  type BundledFont,
  contrastOf,
  FONT_SUBSETS,
  isThemesOwn,
  isVariable,
  parseStyle,
  themesOwnStyle,
} from '../../wire/admin.ts';
import { fontFacesFor, isBundledFont } from './bundledFaces.ts';
import { fontFormat } from './fontFormat.ts';
import { fontsToPreload, styleCss } from './styleCss.ts';

describe('a style that was stored or sent', () => {
  test('is usable whatever it is, and can close no rule of the sheet', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (given, text) => {
        expect(parseStyle(JSON.parse(JSON.stringify(parseStyle(given))))).toEqual(parseStyle(given));
        const style = parseStyle({
          colors: { accent: { light: text, dark: text } },
          ownColors: [{ id: text, title: text, light: '#123456', dark: null }],
          fonts: { headings: text },
          radius: text,
        });
        const id = style.ownColors[0]?.id ?? '';
        expect(styleCss({ ...style, ownColors: [] }, [])).toBe('');
        expect(id).toMatch(/^[a-z0-9]{0,20}$/);
      }),
    );
  });

  test('what is no colour, no font and no measure is as the theme has it', () => {
    const style = parseStyle({
      colors: { accent: { light: 'red; } body { display: none' }, text: { light: '#12' } },
      fonts: { headings: '../../etc', text: 5 },
      textSize: 5000,
      radius: -1,
    });
    expect(style).toEqual(themesOwnStyle);
    expect(isThemesOwn(style)).toBe(true);
    expect(styleCss(style, [])).toBe('');
    expect(fontsToPreload(style, [])).toBeNull();
  });
});

test('a style sets the theme’s tokens and the globals of documents, by day and by night', () => {
  const style = parseStyle({
    colors: { accent: { light: '#336699', dark: '#99ccff' }, primary: { light: '#fff0aa', dark: null } },
    ownColors: [{ id: 'sea', title: 'Sea', light: '#004466', dark: null }],
    fonts: { headings: 'lora', text: 'own-3' },
    textSize: 110,
    radius: 10,
    buttonRadius: 20,
  });
  const href = '/assets/fonts/abc.woff2';
  const faces = [{ href, weight: '100 900', style: 'normal' }];
  const own = [{ id: 3, family: 'Quay', href, faces }];
  const css = styleCss(style, own);
  for (const part of [
    '--p-color-accent:light-dark(#336699,#99ccff)',
    '--p-color-on-accent:light-dark(#fff,#111)',
    '--p-color-on-deep:light-dark(#111,#fff)',
    '--p-font-display:"Lora",serif',
    '--p-font-text:"Quay",sans-serif',
    '--p-text-scale:1.1',
    '--p-radius-sm:5px',
    '--p-radius-button:20px',
    '--e-global-color-accent:light-dark(#336699,#99ccff)',
    '--e-global-color-sea:light-dark(#004466,',
    '--e-global-typography-primary-font-family:"Lora",serif',
    'url("/fonts/shelf/lora-latin.woff2")',
    'url("/assets/fonts/abc.woff2")',
  ])
    expect(css).toContain(part);
  expect(css).not.toContain('inter');
  expect(fontsToPreload(style, own)).toEqual(['/fonts/shelf/lora-latin.woff2', '/assets/fonts/abc.woff2']);
});

test('contrast is counted as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

const bundledFile = (id: string, subset: string) =>
  readFile(
    new URL(
      `../../../../node_modules/@fontsource-variable/${id}/files/${id}-${subset}-wght-normal.woff2`,
      import.meta.url,
    ),
  );

/** Newer packages cover a few more characters. */
const startsOf = (ranges: string): string[] => ranges.split(',').map((range) => range.replace(/-.*/, ''));

const packageOf = (font: BundledFont): string =>
  `${font.files.some(isVariable) ? '@fontsource-variable' : '@fontsource'}/${font.id}`;

test.each(BUNDLED_FONTS.map((font) => [font.family, font] as const))(
  'what is known of the bundled font %s is what its package has',
  async (family, font) => {
    const folder = new URL(`../../../../node_modules/${packageOf(font)}/`, import.meta.url);
    const about = JSON.parse(await readFile(new URL('metadata.json', folder), 'utf8'));
    expect(about.family).toBe(family);
    const letters = JSON.parse(await readFile(new URL('unicode.json', folder), 'utf8'));
    for (const { subset } of font.files)
      expect(startsOf(letters[subset]), subset).toEqual(startsOf(FONT_SUBSETS[subset]));
    const files = new Set(await readdir(new URL('files/', folder)));
    for (const file of font.files) {
      const { subset, weight, style } = file;
      expect(files).toContain(`${font.id}-${subset}-${isVariable(file) ? 'wght' : weight}-${style}.woff2`);
      if (!isVariable(file)) continue;
      const { min, max } = about.variable.wght;
      expect(weight).toBe(`${min} ${max}`);
    }
  },
);

test('a sheet brings the fonts that it names, also by a former name, in italics, and no others', () => {
  const css = fontFacesFor('a{font-family:"Poppins",sans-serif}b{font-family:Source Sans Pro}', []);
  expect(css).toContain(
    '@font-face{font-family:"Poppins";src:url("/fonts/shelf/poppins-latin-600-italic.woff2") format("woff2");font-weight:600;font-style:italic;font-display:swap;unicode-range:U+0000-00FF,',
  );
  expect(css).toContain(
    '@font-face{font-family:"Source Sans Pro";src:url("/fonts/shelf/source-sans-3-latin.woff2")',
  );
  expect([...new Set([...css.matchAll(/font-family:("[^"]+")/g)].map(([, name]) => name))]).toEqual([
    '"Poppins"',
    '"Source Sans Pro"',
  ]);
  expect(isBundledFont(' open sans ')).toBe(true);
  expect(isBundledFont('Nobody’s Font')).toBe(false);
});

describe('a file', () => {
  test('that is cut, longer than it says, or something else is no font', async () => {
    const whole = await bundledFile('lora', 'latin');
    expect(fontFormat(whole.subarray(0, whole.length - 1))).toBeNull();
    expect(fontFormat(Buffer.concat([whole, Buffer.from('<script>')]))).toBeNull();
    for (const other of [
      '',
      'wOF2',
      '%PDF-1.7'.padEnd(100),
      '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(100),
    ])
      expect(fontFormat(Buffer.from(other))).toBeNull();
    const tables = Buffer.alloc(64);
    tables.writeUInt32BE(0x00010000, 0);
    tables.writeUInt16BE(9, 4);
    expect(fontFormat(tables), 'more tables than there is file').toBeNull();
  });

  test('of any bytes is answered', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void fontFormat(Buffer.from(bytes))));
  });
});
