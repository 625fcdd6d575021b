import { beforeAll, expect, test } from 'vitest';
import { type Administrator, signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
let owner: Administrator;

beforeAll(async () => {
  site = await startSite({ PORTICO_START: 'empty' });
  owner = await signInAdministrator(site);
  return () => site.remove();
});

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await owner.ask(method, path, body);
  return { status: answer.status, body: await answer.json() };
};
const page = async (path: string) => (await fetch(site.address + path)).text();

test('the guide of an empty site goes on where it was left, on another device too', async () => {
  const { body } = await call('GET', '/first-start');
  expect(body).toMatchObject({ begun: 'empty', isOver: false, colours: null, starter: null });
  expect(body.steps.map(({ name, state }: Record<string, string>) => `${name} ${state}`)).toEqual([
    ...['about open', 'look open', 'start open', 'mail open', 'account open'],
  ]);
  await call('PUT', '/first-start/steps', { step: 'about', state: 'done' });
  await call('PUT', '/first-start/steps', { step: 'look', state: 'skipped' });
  const elsewhere = await signInAdministrator(site);
  const { steps } = await (await elsewhere.ask('GET', '/first-start')).json();
  expect(steps.slice(0, 3).map(({ state }: { state: string }) => state)).toEqual(['done', 'skipped', 'open']);
});

test('colours become the global colours that documents refer to; what is no colour changes nothing', async () => {
  const colours = { primary: '#102030', accent: '#a0b0c0' };
  expect((await call('PUT', '/first-start/colours', colours)).body.colours).toEqual(colours);
  for (const wrong of ['red', '#12', '#12345g', 'url(x)', 7, null])
    expect(
      await call('PUT', '/first-start/colours', { ...colours, accent: wrong }),
      String(wrong),
    ).toMatchObject({
      status: 400,
      body: { data: { params: { accent: expect.any(String) } } },
    });
  expect((await call('GET', '/first-start')).body.colours).toEqual(colours);
});

test('a starter kit brings a home page, a form that mails the owner, and a menu; once', async () => {
  const { body } = await call('POST', '/first-start/starter', { starter: 'studio' });
  expect(body).toMatchObject({ starter: 'studio', colours: { primary: '#16181d', accent: '#c2410c' } });
  const home = await page('/');
  expect(home).toContain('Say in one line what you make.');
  expect(home).toContain('href="/contact/"');
  expect(await page('/contact/')).toContain('class="wpcf7-form');
  const sheet = /href="([^"]*kit[^"]*\.css[^"]*)"/.exec(home)?.[1] ?? '';
  expect(await page(sheet)).toContain('#16181d');
  const again = await call('POST', '/first-start/starter', { starter: 'counter' });
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('already') } });

  // What the owner chose later applies to the kit's pages.
  await call('PUT', '/first-start/colours', { primary: '#223344', accent: '#556677' });
  const changed = /href="([^"]*kit[^"]*\.css[^"]*)"/.exec(await page('/'))?.[1] ?? '';
  expect(await page(changed)).toContain('#223344');
});

test('each starter kit comes through the importer, with three pages and no company of its own', async () => {
  for (const starter of ['practice', 'counter']) {
    const fresh = await startSite({ PORTICO_START: 'empty' });
    try {
      const { ask } = await signInAdministrator(fresh);
      expect((await ask('POST', '/first-start/starter', { starter })).status).toBe(200);
      const { items } = await (await ask('GET', '/documents')).json();
      expect(items.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
        'about',
        'contact',
        'home',
      ]);
    } finally {
      await fresh.remove();
    }
  }
});

test('what the guide does not know is refused, and its progress stays', async () => {
  const before = (await call('GET', '/first-start')).body;
  const wrong: readonly [string, string, unknown][] = [
    ['PUT', '/first-start/steps', { step: 'nothing', state: 'done' }],
    ['PUT', '/first-start/steps', { step: 'about', state: 'half' }],
    ['PUT', '/first-start/steps', {}],
    ['PUT', '/first-start/steps', { step: 'about', state: 'done', more: 1 }],
    ['POST', '/first-start/starter', { starter: '../demo' }],
    ['POST', '/first-start/starter', {}],
    ['PUT', '/first-start/colours', {}],
  ];
  for (const [method, path, body] of wrong)
    expect((await call(method, path, body)).status, JSON.stringify(body)).toBe(400);
  expect((await call('GET', '/first-start')).body).toEqual(before);
  expect((await call('POST', '/first-start/finish')).body.isOver).toBe(true);
});

test('a starter kit is taken back and another one chosen, and the first form has a recipient', async () => {
  const fresh = await startSite({ PORTICO_START: 'empty' });
  try {
    const { ask } = await signInAdministrator(fresh);
    const answer = async (method: string, path: string, body?: unknown) => {
      const response = await ask(method, path, body);
      return { status: response.status, body: await response.json() };
    };
    const slugs = async () =>
      (await answer('GET', '/documents')).body.items.map(({ slug }: { slug: string }) => slug).toSorted();
    const none = await answer('DELETE', '/first-start/starter');
    expect(none).toMatchObject({ status: 409, body: { message: expect.stringContaining('no starter kit') } });

    const own = await answer('POST', '/documents', { title: 'Mine', settings: {}, elements: [] });
    expect(own.status).toBe(200);
    await answer('PATCH', '/site-settings', { language: 'ar' });
    expect((await answer('POST', '/first-start/starter', { starter: 'studio' })).body).toMatchObject({
      starter: 'studio',
      canUndoStarter: true,
    });
    // Its form, and the list of posts that nobody has named, are in the language of the site.
    const read = async (path: string) => (await fetch(fresh.address + path)).text();
    expect(await read('/contact/')).toContain('اسمك');
    expect(await read('/blog/')).toMatch(/<h1[^>]*>المدونة</);
    expect((await answer('DELETE', '/first-start/starter')).body).toMatchObject({ starter: null });
    expect(await slugs()).toEqual([own.body.slug]);
    expect((await answer('POST', '/first-start/starter', { starter: 'counter' })).body.starter).toBe(
      'counter',
    );
    expect(await slugs()).toEqual(['about', 'contact', 'home', own.body.slug].toSorted());

    expect((await answer('GET', '/first-start')).body.form).toMatchObject({
      title: 'Contact',
      recipient: '',
    });
    expect(await answer('PUT', '/first-start/recipient', { recipient: 'nobody' })).toMatchObject({
      status: 400,
      body: { data: { params: { recipient: 'Enter one valid e-mail address.' } } },
    });
    for (const wrong of [{}, { recipient: 7 }, { recipient: 'x'.repeat(300) }, { recipient: '', more: 1 }])
      expect((await answer('PUT', '/first-start/recipient', wrong)).status, JSON.stringify(wrong)).toBe(400);
    const told = await answer('PUT', '/first-start/recipient', { recipient: ' skipper@quay.example ' });
    expect(told.body.form.recipient).toBe('skipper@quay.example');
    expect((await answer('PUT', '/first-start/recipient', { recipient: '' })).body.form.recipient).toBe('');
  } finally {
    await fresh.remove();
  }
});
