import { readFile } from 'node:fs/promises';
import { type SiteStyle, themesOwnStyle } from '@portico/theme/wire/admin';
import { expect, test } from 'vitest';
import { MOST_FONT_BYTES } from '../../../packages/theme/wire/admin.ts';
import { settingsOfStyle, styleOfSettings } from './styleSettings.ts';
import { ownSite } from './testing/ownSite.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const sea: SiteStyle = {
  ...themesOwnStyle,
  colors: { ...themesOwnStyle.colors, accent: { light: '#004466', dark: null } },
  ownColors: [{ id: 'foam', title: 'Foam', light: '#ddeeff', dark: '#223344' }],
  fonts: { headings: 'lora', text: null },
};

test('a style is seen in the preview, then on every page, and travels with the kit’s settings', async () => {
  const { site, call } = await ownSite();
  const read = async (path: string) => (await fetch(site.address + path)).text();
  expect(await read('/')).not.toContain('/assets/style.css');
  expect(await read('/')).toContain('/fonts/besley-latin.woff2');

  const state = (await call('GET', '/customizer')).body;
  const options = { ...state.published, style: sea };
  const kept = await call('PUT', `/customizer/changesets/${UUID}`, { options, basedOn: state.edition });
  expect(kept.status).toBe(200);
  expect(await read('/')).not.toContain('/assets/style.css');
  expect((await call('POST', `/customizer/changesets/${UUID}/publish`, {})).status).toBe(200);

  const html = await read('/');
  const [, sheet = ''] = /href="(\/assets\/style\.css[^"]*)"/.exec(html) ?? [];
  expect(html).toContain('/fonts/shelf/lora-latin.woff2');
  expect(html).not.toContain('/fonts/besley-latin.woff2');
  const answer = await fetch(site.address + sheet.replaceAll('&amp;', '&'));
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await answer.text()).toContain('--e-global-color-foam:light-dark(#ddeeff,#223344)');
  expect((await call('GET', '/editor-canvas')).body.styles).toContain(sheet);
  expect((await call('GET', '/customizer')).body.published.style).toEqual(sea);
});

test('documents and kits know the colours and fonts by Elementor’s names, and a kit’s colour comes back', () => {
  const foreign = {
    custom_colors: [{ _id: 'own1', title: 'Theirs', color: '#111111' }],
    h1_color: '#222222',
  };
  const settings = settingsOfStyle(foreign, sea);
  expect(settings).toMatchObject({
    h1_color: '#222222',
    system_colors: [{ _id: 'accent', title: 'Accent', color: '#004466' }],
    custom_colors: [{ _id: 'own1' }, { _id: 'foam', color: '#ddeeff', portico_dark: '#223344' }],
  });
  expect(JSON.stringify(settings)).toContain('"typography_font_family":"Lora"');
  expect(styleOfSettings(settings ?? {})).toEqual(sea);
  const imported = { ...settings, system_colors: [{ _id: 'accent', title: 'Accent', color: '#aa0000' }] };
  expect(styleOfSettings(imported).colors.accent).toEqual({ light: '#aa0000', dark: null });
  expect(styleOfSettings({ system_colors: imported.system_colors })).toEqual(themesOwnStyle);
  expect(settingsOfStyle(foreign, themesOwnStyle)).toBeNull();
});

test('own fonts are kept, served and removed; what is none is refused with a sentence', async () => {
  const { site, call } = await ownSite();
  const font = new URL(
    '../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
    import.meta.url,
  );
  const file = (await readFile(font)).toString('base64');
  const { status, body: made } = await call('POST', '/fonts', { family: 'Quay Display', file });
  expect(status).toBe(200);
  const answer = await fetch(site.address + made.href);
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(file);
  for (const [sent, sentence] of [
    [{ family: 'Quay Display', file }, 'There is a font called “Quay Display” already.'],
    [{ family: 'Inter', file }, 'There is a font called “Inter” already.'],
    [{ family: 'x', file: Buffer.from('%PDF-1.7'.padEnd(99)).toString('base64') }, 'This file is not a font'],
    [{ family: 'x', file: '<<<<' }, 'This file cannot be read.'],
    [{ family: 'x', file: Buffer.alloc(MOST_FONT_BYTES + 1).toString('base64') }, 'at most 2 MB'],
    [{ family: 'x', file: 'A'.repeat(3_000_000) }, 'at most 2 MB'],
  ] as const) {
    const refused = await call('POST', '/fonts', sent);
    expect([400, 409]).toContain(refused.status);
    expect(refused.body.message).toContain(sentence);
  }
  for (const sent of [{}, { family: '"};', file }, { family: 'x', file: 5 }, { family: '', file }])
    expect((await call('POST', '/fonts', sent)).status, JSON.stringify(sent).slice(0, 40)).toBe(400);
  expect(await call('POST', '/fonts', { family: 'x', file: 'A'.repeat(4_000_000) })).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining('larger than') },
  });
  expect((await call('GET', '/fonts')).body).toEqual({ fonts: [made] });

  const state = (await call('GET', '/customizer')).body;
  const fonts = { headings: `own-${made.id}`, text: null };
  const options = { ...state.published, style: { ...themesOwnStyle, fonts } };
  await call('PUT', `/customizer/changesets/${UUID}`, { options, basedOn: state.edition });
  await call('POST', `/customizer/changesets/${UUID}/publish`, {});
  expect((await call('DELETE', `/fonts/${made.id}`)).status).toBe(409);
  expect((await call('DELETE', '/fonts/4711')).status).toBe(404);
  for (const path of [
    '/assets/fonts/nothing.woff2',
    '/assets/style.css',
    `/assets/style.css?look=${'x'.repeat(9000)}`,
  ])
    expect((await fetch(site.address + path)).status, path.slice(0, 40)).toBe(404);
  expect(await (await fetch(`${site.address}/assets/style.css?look=%7B%22`)).text()).toBe('');
});

test('colours that are none are refused, and nothing is kept', async () => {
  const { call } = await ownSite();
  const state = (await call('GET', '/customizer')).body;
  for (const accent of [
    { light: 'red', dark: null },
    { light: '#12345', dark: null },
    { light: '#123456' },
    'x',
    5,
  ]) {
    const style = { ...themesOwnStyle, colors: { ...themesOwnStyle.colors, accent } };
    const body = { options: { ...state.published, style }, basedOn: state.edition };
    expect((await call('PUT', `/customizer/changesets/${UUID}`, body)).status).toBe(400);
  }
  expect((await call('GET', '/customizer')).body.changeset).toBeNull();
});
