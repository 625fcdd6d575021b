import { expect, test } from 'vitest';
import { packZip } from '../../../packages/kits/testing/packZip.ts';
import { emptySite } from './testing/emptySite.ts';

const INSIDE =
  '<linearGradient id="g"><stop offset="0"/></linearGradient><path d="M0 0h9" fill="url(#g)"/><path d="M9 9h9"/>';
const BAD =
  '<script>window.broken=1</script><foreignObject><iframe src="https://evil.example/"></iframe></foreignObject>' +
  '<use href="https://evil.example/x.svg#a"/><a href="javascript:alert(1)"><circle r="4"/></a>';
const svg = (inside: string, more = '') =>
  `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`;
const HOSTILE = svg(`${BAD}<path d="M1 1h3"/>`, ' onload="window.broken=1"');
const ICON = /<svg aria-hidden="true" class="e-icon-drawing"[^>]*>.*?<\/svg>/g;
const RUNS = /broken|evil\.example|foreignobject|onload|javascript:|<script>w/i;

const widget = (id: string, widgetType: string, settings: object) => ({
  ...{ id, elType: 'widget', widgetType, settings, elements: [], isInner: false },
});
const iconsOf = (files: readonly object[]) =>
  files.flatMap((value, at) => [
    widget(`a00000${at}`, 'icon', { selected_icon: { library: 'svg', value } }),
    widget(`b00000${at}`, 'button', { text: 'Go', selected_icon: { library: 'svg', value } }),
  ]);

test('K an uploaded SVG icon is drawn in the page itself, each with names of its own, without what would run', async () => {
  const { admin, text } = await emptySite();
  const upload = async (name: string, content: string) => {
    const { id } = await admin('POST', '/blog/uploads');
    await admin('PUT', `/blog/uploads/${id}`, {
      offset: 0,
      content: Buffer.from(content).toString('base64'),
    });
    return admin('POST', '/blog/media', { upload: id, name, alt: '' });
  };
  const ship = await upload('ship.svg', svg(INSIDE));
  const hostile = await upload('hostile.svg', HOSTILE);
  const photo = await upload(
    'photo.svg',
    svg('<image href="data:image/png;base64,AA"/><path d="M0 0h9v9z"/>'),
  );
  const atomic = widget('c000001', 'e-svg', {
    svg: {
      $$type: 'svg-src',
      value: { id: ship.id, url: { $$type: 'url', value: ship.url } },
    },
  });
  const { id, version } = await admin('POST', '/documents', {
    ...{ title: 'Icons', slug: 'icons', settings: {} },
    elements: [...iconsOf([ship, hostile, photo].map(({ id, url }) => ({ id, url }))), atomic],
  });
  await admin('PUT', `/documents/${id}`, { version, publish: true });

  const page = await text('/icons/');
  const drawn = page.match(ICON) ?? [];
  expect(drawn).toHaveLength(5);
  expect(drawn[0]).toContain('<lineargradient id="d1-1">');
  expect(drawn[0]).toContain('<path d="M0 0h9" fill="url(#d1-1)"></path><path d="M9 9h9"></path>');
  expect(drawn[1]).toContain('fill="url(#d2-1)"');
  expect(drawn[2]).toContain('<circle r="4"></circle><path d="M1 1h3"></path>');
  expect(drawn.join()).not.toMatch(RUNS);
  expect(page).toMatch(/e-svg-base[^>]*><svg aria-hidden="true" class="e-icon-drawing"/);
  expect(
    page.split(`<img class="e-icon-file" src="${photo.url}"`),
    'with a photo in it: a picture',
  ).toHaveLength(3);

  // The editor's canvas uses the same drawing.
  const file = (url: string) => `media/${url.slice('/media/'.length, 27)}`;
  const { drawings } = await admin(
    'GET',
    `/editor-icons?names=solid/star,${file(ship.url)},${file(photo.url)}`,
  );
  expect(drawings[file(ship.url)]).toMatch(/^<svg aria-hidden="true" class="e-icon-drawing".*<\/svg>$/);
  expect(drawings[file(photo.url)]).toBeNull();
  expect(drawings['solid/star'].path).toMatch(/^M/);
});

test('K KT-04 so is one that a kit brings: the report names what was left out, and a kit of the site carries it on', async () => {
  const { importKit, exportKit, admin, text } = await emptySite();
  const origin = 'https://agency.example';
  const file = (name: string) => ({ id: 7, url: `${origin}/wp-content/uploads/2024/05/${name}` });
  const page = { title: 'Icons', doc_type: 'wp-page', url: `${origin}/icons/` };
  const manifest = {
    ...{ name: 'a', title: 'A', version: '3.0', elementor_version: '4.3.0', site: origin },
    content: { page: { 501: page } },
  };
  const written = { content: iconsOf([file('ship.svg'), file('hostile.svg')]), settings: [], metadata: [] };
  const { session } = await importKit(
    packZip([
      { name: 'manifest.json', content: JSON.stringify(manifest) },
      { name: 'content/page/501.json', content: JSON.stringify(written) },
      { name: 'media/2024/05/ship.svg', content: svg(INSIDE) },
      { name: 'media/2024/05/hostile.svg', content: HOSTILE },
    ]),
  );
  const drawn = (await text('/icons/')).match(ICON) ?? [];
  expect(drawn).toHaveLength(4);
  expect(drawn[1]).toContain('fill="url(#d2-1)"');
  expect(drawn.join()).not.toMatch(RUNS);

  const { report } = await admin('GET', `/kits/imports/${session}/report`);
  expect(report.items.find(({ title }: { title: string }) => title === 'Icons').notDrawn).toBe(
    'Left out of hostile.svg: onload, script, foreignobject, iframe, a reference to another file (2 times), a.',
  );

  const order = { include: ['content'] };
  const kit = await exportKit(order);
  const other = await emptySite();
  const again = await other.importKit(kit);
  expect((await other.text('/icons/')).match(ICON)).toEqual(drawn);
  expect((await other.exportKit(order)).equals(kit), 'byte for byte').toBe(true);
  const after = (await other.admin('GET', `/kits/imports/${again.session}/report`)).report;
  expect(JSON.stringify(after)).not.toContain('Left out');
});
