import { readFile } from 'node:fs/promises';
import { themesOwnStyle } from '@portico/theme/wire/admin';
import { expect, test } from 'vitest';
import { packZip } from '../../../packages/kits/testing/packZip.ts';
import { type EmptySite, emptySite } from './testing/emptySite.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const fontFile = (name: string) =>
  readFile(new URL(`../../../node_modules/@fontsource-variable/${name}`, import.meta.url));

/** A page with a heading in each of these fonts. */
const pageIn = (...families: readonly string[]) =>
  packZip([
    {
      name: 'manifest.json',
      content: JSON.stringify({
        ...{ name: 'type', title: 'Type', version: '3.0', site: 'https://type.example' },
        content: { page: { 601: { title: 'Type', doc_type: 'wp-page', url: 'https://type.example/type/' } } },
      }),
    },
    {
      name: 'content/page/601.json',
      content: JSON.stringify({
        content: families.map((family, at) => ({
          ...{ id: `b00000${at}`, elType: 'widget', widgetType: 'heading', elements: [], isInner: false },
          settings: { title: family, typography_typography: 'custom', typography_font_family: family },
        })),
        settings: [],
        metadata: [],
      }),
    },
  ]);

test('KT-04 an exported kit carries the fonts of its owner: on an empty site they are there again, and the same kit leaves it', async () => {
  const first = await emptySite();
  const file = await fontFile('lora/files/lora-latin-wght-normal.woff2');
  const other = await fontFile('inter/files/inter-latin-wght-normal.woff2');
  // Makes ids on this site higher than those the next site will assign.
  const gone = ['One', 'Two', 'Three'].map((family) => ({ family, file: other.toString('base64') }));
  for (const font of gone) await first.admin('POST', '/fonts', font);
  await first.admin('POST', '/fonts', { family: 'Spare Quay', file: other.toString('base64') });
  await first.admin('POST', '/fonts', { family: 'Before', file: other.toString('base64') });
  const quay = await first.admin('POST', '/fonts', {
    family: 'Quay Sans',
    file: file.toString('base64'),
  });
  for (const id of [1, 2, 3]) await first.admin('DELETE', `/fonts/${id}`);
  await first.importKit(pageIn('Quay Sans'));
  await publishFonts(first, { headings: `own-${quay.id}`, text: 'lora' });
  const kit = await first.exportKit({});
  expect((await first.exportKit({})).equals(kit)).toBe(true);

  const second = await emptySite();
  await second.importKit(kit);
  const { fonts } = await second.admin('GET', '/fonts');
  expect(fonts.map(({ family }: { family: string }) => family).sort()).toEqual([
    'Before',
    'Quay Sans',
    'Spare Quay',
  ]);
  const here = fonts.find(({ family }: { family: string }) => family === 'Quay Sans');
  expect(here.faces).toEqual(quay.faces);
  expect((await second.bytes(here.href)).equals(file)).toBe(true);
  // The page gets it from the site's style, which uses it for headings.
  const css = await second.text(
    /\/assets\/documents\/kit-[\w.-]+\.css/.exec(await second.text('/type/'))?.[0] ?? '',
  );
  expect(css).toContain(`@font-face{font-family:"Quay Sans";src:url("${here.href}")`);
  // The theme refers to it by this site's id, whatever its id was elsewhere.
  expect(here.id).not.toBe(quay.id);
  expect((await second.admin('GET', '/customizer')).published.style.fonts).toEqual({
    headings: `own-${here.id}`,
    text: 'lora',
  });
  expect((await second.exportKit({})).equals(kit)).toBe(true);

  // Importing only the settings brings the fonts too.
  const third = await emptySite();
  await third.importKit(kit, ['settings']);
  expect((await third.admin('GET', '/fonts')).fonts).toHaveLength(3);
});

test('KT-04 a kit without settings carries the fonts that its pages name; one whose owner left fonts out has none', async () => {
  const site = await emptySite();
  const file = (await fontFile('lora/files/lora-latin-wght-normal.woff2')).toString('base64');
  for (const family of ['Quay Sans', 'Spare Quay']) await site.admin('POST', '/fonts', { family, file });
  await site.importKit(pageIn('Quay Sans', 'Georgia'));
  const brought = async (kit: Buffer) => {
    const other = await emptySite();
    await other.importKit(kit);
    const { fonts } = await other.admin('GET', '/fonts');
    return fonts.map(({ family }: { family: string }) => family);
  };
  expect(await brought(await site.exportKit({ include: ['content'] }))).toEqual(['Quay Sans']);
  const bare = await site.exportKit({ customization: { settings: { customFonts: false } } });
  expect(await brought(bare)).toEqual([]);
});

async function publishFonts({ admin }: EmptySite, fonts: { headings: string; text: string }) {
  const { published, edition } = await admin('GET', '/customizer');
  const options = { ...published, style: { ...themesOwnStyle, fonts } };
  await admin('PUT', `/customizer/changesets/${UUID}`, { options, basedOn: edition });
  await admin('POST', `/customizer/changesets/${UUID}/publish`, {});
}
