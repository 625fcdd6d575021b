import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { SLICE_BYTES } from '../../../../packages/blog/wire/admin.ts';
import { type Administrator, signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
let owner: Administrator;

beforeAll(async () => {
  site = await startSite({ PORTICO_START: 'empty' });
  owner = await signInAdministrator(site);
  return () => site.remove();
});

const page = async (path: string) => {
  const answer = await fetch(site.address + path, { redirect: 'manual' });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: (await answer.text()).replaceAll('<!-- -->', ''),
  };
};

async function said(change: object): Promise<void> {
  const answer = await owner.ask('PATCH', '/site-settings', change);
  expect(await answer.json(), JSON.stringify(change)).toMatchObject(change);
}

async function refused(change: object): Promise<Record<string, string>> {
  const answer = await owner.ask('PATCH', '/site-settings', change);
  expect(answer.status).toBe(400);
  return (await answer.json()).data.params;
}

async function uploadPicture(colour: string) {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: colour } });
  const content = (await picture.png().toBuffer()).toString('base64');
  const { id: upload } = await (await owner.ask('POST', '/blog/uploads')).json();
  await owner.ask('PUT', `/blog/uploads/${upload}`, { offset: 0, content });
  return (await owner.ask('POST', '/blog/media', { upload, name: 'logo.png', alt: '' })).json();
}

async function publish(title: string): Promise<{ id: number; slug: string }> {
  const heading = { id: 'aaa1111', elType: 'widget', widgetType: 'heading', settings: { title } };
  const document = { title, settings: {}, elements: [heading] };
  const { id, version } = await (await owner.ask('POST', '/documents', document)).json();
  return (await owner.ask('PUT', `/documents/${id}`, { version, publish: true })).json();
}

async function writePost(title: string, publishedAt: number): Promise<void> {
  const draft = {
    ...{
      title,
      slug: '',
      html: '<p>Text.</p>',
      excerpt: '',
      language: 'en',
      status: 'published',
      publishedAt,
    },
    ...{ author: null, categories: [], tags: [], cover: null, translationOf: null },
    ...{ isSticky: false, commentsOpen: false, type: 'post' },
  };
  const added = await owner.ask('POST', '/blog/posts', draft);
  expect(added.status, await added.clone().text()).toBeLessThan(300);
}

const structuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

test('name, tagline, logo and icon are in the header and the head of every page', async () => {
  const [day, night] = [await uploadPicture('#204060'), await uploadPicture('#f0f0f0')];
  const pictureOf = ({ url, width, height }: { url: string; width: number; height: number }) => ({
    url,
    width,
    height,
  });
  await said({
    ...{ name: 'Quay Works', tagline: 'Boats by the hour.', icon: day.smallUrl },
    logo: { light: pictureOf(day), dark: pictureOf(night), hasName: false },
  });
  const { html } = await page('/');
  expect(html).toContain('<title>Quay Works: Boats by the hour.</title>');
  expect(html).toContain(`<link rel="icon" href="${day.smallUrl}"/>`);
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  expect(header).toContain(`class="p-logo-picture p-logo-day" src="${day.url}" alt="Quay Works"`);
  expect(header).toContain(`class="p-logo-picture p-logo-night" src="${night.url}"`);
  expect(header).not.toContain('<span>Quay Works</span>');
  await said({ logo: { light: pictureOf(day), dark: null, hasName: true } });
  expect((await page('/')).html).toContain('<span>Quay Works</span>');
});

test('a logo that is no picture of the library is refused beside its field, and nothing is lost', async () => {
  const before = await (await owner.ask('GET', '/site-settings')).json();
  const logo = { light: { url: '/media/nothing.webp', width: 1, height: 1 }, dark: null, hasName: true };
  expect(await refused({ logo })).toEqual({
    'logo.light': 'This is not a picture of the media library. Please choose or upload one.',
  });
  expect(await refused({ icon: '/readyz' })).toHaveProperty('icon');
  const text = Buffer.from('not a picture').toString('base64');
  const { id: upload } = await (await owner.ask('POST', '/blog/uploads')).json();
  await owner.ask('PUT', `/blog/uploads/${upload}`, { offset: 0, content: text });
  const added = await owner.ask('POST', '/blog/media', { upload, name: 'logo.png', alt: '' });
  expect((await added.json()).message).toContain('This file cannot be used as a picture');

  const kept = async () => (await owner.ask('GET', '/blog/media')).json();
  const pictures = await kept();
  const { id: large } = await (await owner.ask('POST', '/blog/uploads')).json();
  const slice = Buffer.alloc(SLICE_BYTES).toString('base64');
  for (let offset = 0; offset <= 20 * 1024 * 1024; offset += SLICE_BYTES)
    await owner.ask('PUT', `/blog/uploads/${large}`, { offset, content: slice });
  const huge = await owner.ask('POST', '/blog/media', { upload: large, name: 'logo.png', alt: '' });
  expect([huge.status, (await huge.json()).message]).toEqual([400, 'This file is larger than 20 MB.']);
  expect(await kept()).toEqual(pictures);
  expect(await (await owner.ask('GET', '/site-settings')).json()).toEqual(before);
});

test('search engines are told where the company is, and orders end with it', async () => {
  await publish('Landing');
  await said({
    place: { street: 'Quay 4', postcode: '1234', city: 'Harbour', region: '', country: 'NL' },
    ...{ telephone: '+31 20 555 0100', email: 'hello@quay.example' },
    profiles: ['https://social.example/quay'],
    mail: { owner: 'owner@quay.example', sender: 'Quay <post@quay.example>', orders: 'shop@quay.example' },
    language: 'nl',
    formats: { date: 'long', currency: 'EUR' },
  });
  expect(structuredData((await page('/')).html)['@graph'][0]).toMatchObject({
    ...{ '@type': 'Organization', name: 'Quay Works', telephone: '+31 20 555 0100' },
    address: { streetAddress: 'Quay 4', addressLocality: 'Harbour', addressCountry: 'NL' },
    sameAs: ['https://social.example/quay'],
  });
  const [toShop, toVisitor] = await orderMails();
  expect(toShop).toMatchObject({ from: 'Quay <post@quay.example>', to: ['shop@quay.example'] });
  expect(toVisitor?.text).toContain('Total: €\u00a01.234,50');
  expect(toVisitor?.text).toContain(
    'Quay Works\nQuay 4\n1234 Harbour\nNL\n+31 20 555 0100\nhello@quay.example',
  );
});

/** The mails of an order of one product at 1234.50, in the default currency of new products. */
async function orderMails() {
  const { currency } = await (await owner.ask('GET', '/shop/currency')).json();
  const words = { summary: '', description: '', category: '', picture: '', pictureAlt: '' };
  const product = {
    name: 'Boat',
    slug: 'boat',
    price: 123450,
    currency,
    stock: null,
    isShown: true,
    ...words,
  };
  const { id } = await (await owner.ask('POST', '/shop/products', product)).json();
  expect((await page('/shop/')).html).toContain('€\u00a01.234,50');
  const put = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(site.address + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.address, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
  const added = await put('/cart/add/', { id: String(id), quantity: '1' });
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ordered = await put('/cart/order/', { name: 'Ann', email: 'ann@example.org', note: '' }, cookie);
  expect(ordered.status, await ordered.clone().text()).toBe(303);
  const { items } = await (await owner.ask('GET', '/outbox')).json();
  const mails = await Promise.all(
    items.map(async (mail: { id: string }) => (await owner.ask('GET', `/outbox/${mail.id}`)).json()),
  );
  return [
    mails.find(({ to }) => to[0] !== 'ann@example.org'),
    mails.find(({ to }) => to[0] === 'ann@example.org'),
  ];
}

test('days are written as the owner wants them, where the owner is', async () => {
  await writePost('Late', Date.UTC(2026, 10, 2, 23, 30));
  await said({ timeZone: 'UTC', formats: { date: 'long', currency: 'EUR' } });
  expect((await page('/late/')).html).toContain('>2 November 2026</time>');
  expect((await page('/2026/11/02/')).html).toContain('Late');
  expect((await page('/2026/11/03/')).status).toBe(404);
  await said({ timeZone: 'Europe/Amsterdam', formats: { date: 'iso', currency: 'EUR' } });
  expect((await page('/late/')).html).toContain('>2026-11-03</time>');
  expect((await page('/2026/11/03/')).html).toContain('Late');
  expect((await page('/2026/11/02/')).status).toBe(404);
  expect(await refused({ timeZone: 'Moon/Crater' })).toEqual({ timeZone: 'There is no such time zone.' });
  expect(await refused({ formats: { date: 'long', currency: 'ABC' } })).toEqual({
    'formats.currency': 'There is no such currency.',
  });
});

test('the chosen home page is at the root, and the posts are where the owner wants them', async () => {
  const about = await publish('About the quay');
  await said({ homePage: about.id });
  expect((await page('/')).html).toContain('>About the quay</h2>');

  const { blog } = await (await owner.ask('GET', '/site-settings')).json();
  expect((await page('/blog/')).status).toBe(200);
  await said({ blog: { ...blog, address: 'log', name: 'The log' } });
  const log = await page('/log/');
  expect(log.html).toContain('<link rel="canonical" href="');
  expect(log.html).toContain('/log/"/>');
  expect(log.html).toContain('Late');
  expect(await page('/blog/')).toMatchObject({ status: 301, location: '/log/' });
  expect(await page('/blog/page/2/')).toMatchObject({ status: 301, location: '/log/page/2/' });
  expect((await page('/late/')).html).toContain('href="/log/"');
  expect((await page('/sitemap.xml')).html).toContain('/log/</loc>');
  expect((await page('/feed/')).html).toContain('/log/</link>');

  for (const address of ['admin', about.slug, 'late'])
    expect(await refused({ blog: { ...blog, address } })).toEqual({
      'blog.address': `Something else is at /${address}/ already.`,
    });
  expect(await refused({ blog: { ...blog, address: 'No Address' } })).toHaveProperty(['blog.address']);
  expect((await publish('Log')).slug).not.toBe('log');
  await said({ homePage: null, blog });
});

test('the owner’s words stand on the page that is not there and over the search', async () => {
  await said({
    notFound: { title: 'Adrift', text: 'There is only water here.', picture: '' },
    search: { title: 'Look for it', nothing: 'Not in our log.' },
  });
  const missing = await page('/nowhere/');
  expect(missing.html).toContain('<h1>Adrift</h1>');
  expect(missing.html).toContain('There is only water here.');
  expect((await page('/search/')).html).toContain('Look for it');
  expect((await page('/?s=zeppelin')).html).toContain('Not in our log.');
});

test('mail addresses on pages are encoded, or plain where the owner wants that', async () => {
  const notFound = { title: 'Adrift', text: 'Write to crew@quay.example please.', picture: '' };
  await said({ notFound, addresses: 'encoded' });
  expect((await page('/nowhere/')).html).not.toContain('crew@quay.example');
  await said({ addresses: 'plain' });
  expect((await page('/nowhere/')).html).toContain('crew@quay.example');
  await said({ addresses: 'encoded' });
  expect((await page('/nowhere/')).html).not.toContain('crew@quay.example');
});

test('what cannot be a setting is refused with a sentence, and what is stored stays', async () => {
  const before = await (await owner.ask('GET', '/site-settings')).json();
  const wrong: readonly object[] = [
    { name: '' },
    { name: 7 },
    { name: 'x'.repeat(5_000) },
    { language: 'not a language' },
    { mail: { owner: 'nobody', sender: '', orders: '' } },
    { mail: { owner: 'a@b.example, c@d.example', sender: '', orders: '' } },
    { email: 'nobody' },
    { profiles: ['javascript:alert(1)'] },
    { logo: 'a picture' },
    { formats: { date: 'soon', currency: 'EUR' } },
    { unknown: true },
    { homePage: 4711 },
  ];
  for (const change of wrong)
    expect(Object.keys(await refused(change)), JSON.stringify(change)).not.toEqual([]);
  const huge = await owner.ask('PATCH', '/site-settings', { name: 'x'.repeat(2_000_000) });
  expect(huge.status).toBe(413);
  expect(await (await owner.ask('GET', '/site-settings')).json()).toEqual(before);
  const nobody = await fetch(`${site.address}/admin/api/site-settings`, { method: 'PATCH' });
  expect(nobody.status).toBe(401);
});
