import type { MenuItem } from '@portico/theme/wire/admin';
import { expect, test } from 'vitest';
import { ownSite } from './testing/ownSite.ts';
import type { RunningSite } from './testing/startSite.ts';

test('a site without a menu shows its pages, and the stored menu once there is one', async () => {
  const { site, call, page } = await ownSite();
  expect(await header(site)).toBe('');
  const hours = await page('Hours', 'hours');
  await page('Boats', 'boats');
  expect(labels(await header(site))).toEqual(['Hours', 'Boats']);

  const made = await call('POST', '/menus', {
    name: 'Main menu',
    places: ['main'],
    items: [
      text('top', 'Rent'),
      { ...leadingTo('a', { kind: 'page', id: hours }), parent: 'top' },
      { ...leadingTo('b', { kind: 'address', href: 'https://quay.example/' }, 'Elsewhere'), parent: 'a' },
    ],
  });
  expect(made.status).toBe(200);
  const html = await header(site);
  expect(labels(html)).toEqual(['Rent', 'Hours', 'Elsewhere']);
  expect(html).toContain('href="https://quay.example/"');
  expect(html).toContain('<a><span class="menu-item-title-wrap dd-title">Rent</span></a>');
});

test('an item whose page went away says so, is not printed, and what lies below it stays', async () => {
  const { site, call, page } = await ownSite();
  const [hours, boats] = [await page('Hours', 'hours'), await page('Boats', 'boats')];
  const items = [
    leadingTo('a', { kind: 'page', id: hours }),
    { ...leadingTo('b', { kind: 'page', id: boats }, 'Our boats'), parent: 'a' },
    leadingTo('c', { kind: 'post', id: 4711 }, 'A post'),
    leadingTo('d', { kind: 'category', slug: 'none' }),
    leadingTo('e', { kind: 'product', id: 4711 }),
  ];
  const { body: menu } = await call('POST', '/menus', { name: 'Main', places: ['main'], items });
  expect(labels(await header(site))).toEqual(['Hours', 'Our boats']);

  const renamed = (await call('GET', `/documents/${boats}`)).body;
  await call('PUT', `/documents/${boats}`, { version: renamed.version, slug: 'rent-a-boat', publish: true });
  expect(await header(site)).toContain('href="/rent-a-boat/"');

  await call('DELETE', `/documents/${hours}`);
  expect(labels(await header(site))).toEqual(['Our boats']);
  const { menus } = (await call('GET', '/menus')).body;
  expect(menus).toHaveLength(1);
  expect(menus[0].items).toEqual(menu.items);
  expect(menus[0].found).toMatchObject({
    a: { state: 'gone', title: 'Hours' },
    b: { state: 'shown', href: '/rent-a-boat/' },
    c: { state: 'gone' },
    d: { state: 'gone', title: 'none' },
    e: { state: 'gone' },
  });
});

test('a place has one menu; a removed one leaves it, and a flat footer is one list', async () => {
  const { site, call } = await ownSite();
  const first = (
    await call('POST', '/menus', { name: 'One', places: ['footer'], items: [address('/a/', 'A')] })
  ).body;
  await call('POST', '/menus', { name: 'Two', places: ['footer'], items: [address('/b/', 'B')] });
  const { menus } = (await call('GET', '/menus')).body;
  expect(menus.map(({ places }: { places: string[] }) => places)).toEqual([[], ['footer']]);
  const footer = /<footer[\s\S]*<\/footer>/.exec(await read(site, '/'))?.[0] ?? '';
  expect(footer).toContain(
    '<section aria-label="Links"><ul class="p-list"><li><a href="/b/">B</a></li></ul>',
  );
  expect((await call('DELETE', `/menus/${first.id}`)).status).toBe(204);
  expect((await call('DELETE', `/menus/${first.id}`)).status).toBe(404);
});

test('bad input gets a sentence, and the menu stays as it was', async () => {
  const { call } = await ownSite();
  const { id, version } = (await call('POST', '/menus', { name: 'One', items: [address('/a/', 'A')] })).body;
  const send = (body: object) =>
    call('PUT', `/menus/${id}`, { version, name: 'One', places: [], items: [], ...body });
  const circle = [
    { ...address('/a/', 'A', 'a'), parent: 'b' },
    { ...address('/b/', 'B', 'b'), parent: 'a' },
  ];
  expect(await send({ items: circle })).toMatchObject({
    status: 400,
    body: { message: 'The item “A” is below itself.' },
  });
  for (const wrong of [
    { items: [address('javascript:alert(1)', 'x')] },
    { items: [address('data:text/html,x', 'x')] },
    { items: [{ id: 'a', parent: null, label: 'x', target: { kind: 'page', id: 'one' } }] },
    { items: [{ id: '../x', parent: null, label: 'x', target: { kind: 'text' } }] },
    { items: 'none' },
    { items: Array.from({ length: 201 }, (_, index) => address('/', 'x', `i${index}`)) },
    { places: ['roof'] },
    { places: ['main', 'main'] },
    { name: '' },
    { name: '   ' },
    { version: 'first' },
  ])
    expect((await send(wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  expect((await send({ items: [{ ...address('/', 'x'), label: 'x'.repeat(400_000) }] })).status).toBe(413);
  expect((await call('PUT', '/menus/4711', { version, name: 'x', places: [], items: [] })).status).toBe(404);
  expect((await call('GET', '/menu-targets?kind=house')).status).toBe(400);
  expect((await send({ name: 'Mine' })).status).toBe(200);
  expect(await send({ name: 'Yours' })).toMatchObject({
    status: 409,
    body: { code: 'menu_changed_meanwhile' },
  });
  expect((await call('GET', '/menus')).body.menus[0]).toMatchObject({ name: 'Mine', items: [] });
});

test('what can be chosen is found by its words', async () => {
  const { call, page } = await ownSite();
  const hours = await page('Opening hours', 'hours');
  const choices = async (query: string) => (await call('GET', `/menu-targets?${query}`)).body.choices;
  expect(await choices('kind=page&search=hours')).toEqual([
    { target: { kind: 'page', id: hours }, title: 'Opening hours', href: '/hours/' },
  ]);
  expect(await choices('kind=page&search=cart')).toEqual([
    { target: { kind: 'address', href: '/cart/' }, title: 'Cart', href: '/cart/' },
  ]);
  for (const kind of ['post', 'category', 'product']) expect(await choices(`kind=${kind}`)).toEqual([]);
});

test('the demo’s menus come with its kit and lead to its pages by number', async () => {
  const { call } = await ownSite('demo');
  const { menus } = (await call('GET', '/menus')).body;
  expect(menus.map(({ name, places }: { name: string; places: string[] }) => [name, places])).toEqual([
    ['Main menu', ['main']],
    ['Footer', ['footer']],
  ]);
  expect(menus[0].found['1']).toEqual({ title: 'New glasshouses', href: '/glasshouses/', state: 'shown' });
});

async function read({ address: at }: RunningSite, path: string): Promise<string> {
  return (await fetch(at + path)).text();
}

/** Markup of the desktop menu. */
async function header(site: RunningSite): Promise<string> {
  return (
    /menu-desktop">([\s\S]*?)<\/ul><\/div><div class="item/.exec(await read(site, '/blog/'))?.[1] ?? 'no menu'
  );
}

function labels(html: string): readonly string[] {
  return [...html.matchAll(/dd-title">([^<]*)</g)].map(([, label = '']) => label);
}

function leadingTo(id: string, target: MenuItem['target'], label = ''): MenuItem {
  return { id, parent: null, label, target };
}

function text(id: string, label: string): MenuItem {
  return leadingTo(id, { kind: 'text' }, label);
}

function address(href: string, label: string, id = 'one'): MenuItem {
  return leadingTo(id, { kind: 'address', href }, label);
}
