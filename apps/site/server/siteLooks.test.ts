import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Administrator, signInAdministrator } from './testing/signInAdministrator.ts';
import { type RunningSite, startSite } from './testing/startSite.ts';

let site: RunningSite;
let administrator: Administrator;
beforeAll(async () => {
  site = await startSite({ PORTICO_START: 'empty' });
  administrator = await signInAdministrator(site);
});
afterAll(() => site.remove());

const classOf = (id: string, label: string, color: unknown) => ({
  ...{ id, label, type: 'class', added_by_somebody: [1] },
  variants: [{ meta: { breakpoint: 'desktop', state: null }, props: { color } }],
});
const typed = ($$type: string, value: unknown) => ({ $$type, value });
const heading = (title: string, ...classes: string[]) => ({
  ...{ id: 'aa11bb2', elType: 'widget', widgetType: 'e-heading', elements: [] },
  settings: { title: typed('string', title), classes: typed('classes', classes) },
});

test('K classes and variables are changed for the pages that use them, and for no others', async () => {
  const [first, other] = [await publish('First', 'g-a'), await publish('Other', 'g-b')];
  const before = await call('GET', '/site-looks');
  expect(before).toMatchObject({ classes: null, variables: null });
  const classes = {
    items: { 'g-a': classOf('g-a', 'card', typed('color', '#0a5d8f')), 'g-b': classOf('g-b', 'loud', null) },
    order: ['g-a', 'g-b'],
  };
  const made = await call('PUT', '/site-looks', { ...before, classes });
  expect(made.classes).toEqual(classes);
  expect(await sheetOf(first)).toContain('color:#0a5d8f');
  // Authors' CSS and add-ons address its label, which Elementor draws.
  expect(await htmlOf(first)).toMatch(/class="[^"]* e-heading-base g-a card"/);

  const stamps = () =>
    Promise.all([first, other].map(({ slug }) => site.ports.content.stamp([`page:${slug}`])));
  const [firstStamp, otherStamp] = await stamps();
  const blue = classOf('g-a', 'sheet', typed('global-color-variable', 'e-gv-1'));
  const changed = await call('PUT', '/site-looks', {
    ...made,
    classes: { ...classes, items: { ...classes.items, 'g-a': blue } },
  });
  const [firstAfter, otherAfter] = await stamps();
  expect(firstAfter).not.toBe(firstStamp);
  expect(otherAfter).toBe(otherStamp);
  expect(await sheetOf(first)).toContain('color:var(--e-gv-1)');
  expect(await htmlOf(first)).toContain(' g-a sheet"');

  const variables = { data: { 'e-gv-1': { type: 'global-color-variable', label: 'sea', value: '#123456' } } };
  const done = await call('PUT', '/site-looks', { ...changed, variables });
  expect(await kitSheet(first)).toContain('--e-gv-1:#123456');
  const { documents } = await call('GET', '/site-looks/users');
  expect(documents).toEqual([
    { id: first.id, title: 'First', type: 'wp-page', names: ['g-a'] },
    { id: other.id, title: 'Other', type: 'wp-page', names: ['g-b'] },
  ]);

  const stale = await administrator.ask('PUT', '/site-looks', { ...changed, variables: null });
  expect(stale.status).toBe(409);
  expect(await call('GET', '/site-looks')).toEqual(done);
});

test('K what are no classes is refused with a sentence, and nothing is changed', async () => {
  const now = await call('GET', '/site-looks');
  const deep = JSON.parse(`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`);
  for (const wrong of [
    { classes: 7 },
    { classes: { items: { 'g-a': classOf('g-a', 'x'.repeat(51), null) } } },
    { classes: { items: { 'g-a': classOf('g-a', 'same', null), 'g-b': classOf('g-b', 'same', null) } } },
    { variables: { data: deep } },
  ]) {
    const answer = await administrator.ask('PUT', '/site-looks', { ...now, ...wrong });
    expect(answer.status, JSON.stringify(wrong).slice(0, 60)).toBe(400);
  }
  expect(await call('GET', '/site-looks')).toEqual(now);
});

async function publish(title: string, name: string) {
  const page = await call('POST', '/documents', { title, settings: {}, elements: [heading(title, name)] });
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  return page as { readonly id: number; readonly slug: string };
}

async function sheetOf({ id, slug }: { readonly id: number; readonly slug: string }): Promise<string> {
  return linked(slug, new RegExp(`/assets/documents/${id}-[\\w-]+\\.css`));
}

async function kitSheet({ slug }: { readonly slug: string }): Promise<string> {
  return linked(slug, /\/assets\/documents\/kit-[\w-]+\.css/);
}

async function htmlOf({ slug }: { readonly slug: string }): Promise<string> {
  return (await fetch(`${site.address}/${slug}/`)).text();
}

async function linked(slug: string, address: RegExp): Promise<string> {
  const page = await htmlOf({ slug });
  const sheet = await fetch(site.address + (address.exec(page)?.[0] ?? '/no-sheet'));
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  return sheet.text();
}

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await administrator.ask(method, path, body);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.json();
}
