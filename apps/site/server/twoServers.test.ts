import { testPostgresUrl } from '@portico/kernel/server/testing';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettings } from './settings/settings.ts';
import { PASSWORD, type RunningSite, startSite } from './testing/startSite.ts';

let sites: RunningSite[];
beforeAll(async () => {
  const DATABASE_URL = await testPostgresUrl();
  // Started together on an empty database: one of them creates the schema, the content and the administrator.
  const environment = { DATABASE_URL, PORTICO_URL: 'https://example.com' };
  sites = await Promise.all([startSite(environment), startSite(environment)]);
});
afterAll(() => Promise.all(sites.map((site) => site.remove())));

const [HERE, THERE] = [0, 1] as const;
const at = (which: 0 | 1): RunningSite => {
  const site = sites[which];
  if (!site) throw new Error('The site did not start.');
  return site;
};

test('two servers on one PostgreSQL show the same page', async () => {
  const pages = await Promise.all(sites.map(async (site) => (await fetch(site.address)).text()));
  expect(pages[HERE]).toContain('<h1');
  expect(pages[HERE]).toBe(pages[THERE]);
});

test('what one server changes, the other shows with its next answer', async () => {
  const { database, content } = at(HERE).ports;
  await (await fetch(at(THERE).address)).text();
  const settings = createSettings(database, content);
  const stored = await settings.read('site', Type.Unsafe<object>({}));
  await database.transaction((transaction) =>
    settings.write(transaction, 'site', { ...stored, name: 'One House' }),
  );
  expect(await (await fetch(at(THERE).address)).text()).toContain('One House');
});

test('who signs in at one server is signed in at the other', async () => {
  const signedIn = await fetch(`${at(HERE).address}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const overview = await fetch(`${at(THERE).address}/admin/api/overview`, { headers: { cookie } });
  expect(overview.status).toBe(200);
  expect(await overview.json()).toMatchObject({ database: { isUp: true, engine: 'postgres' } });
});

test('a nonce of one server is good at the other', async () => {
  const nonce = await at(HERE).ports.nonces.issue('action', '0');
  expect(await at(THERE).ports.nonces.verify(nonce, 'action', '0')).toBe('fresh');
});
