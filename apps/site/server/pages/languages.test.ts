import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

/** As it reads: React marks where one text ends and the next begins. */
const read = async (path: string): Promise<string> =>
  (await (await fetch(site.address + path)).text()).replaceAll('<!-- -->', '');
const go = async (path: string): Promise<[number, string | null]> => {
  const { status, headers } = await fetch(site.address + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('TH-10 a field for comments is called by its name', async () => {
  expect(await read('/the-overlap/')).toMatch(/<label for="comment">Comment <span/);
});

test('TH-10 menus, search, pages and comments speak the language of what they stand on, and English where we have no words', async () => {
  const owner = await signInAdministrator(site);
  const speak = (language: string) => owner.ask('PATCH', '/site-settings', { language });
  for (const [language, menu, next, search, nothing] of [
    ['ar', 'القائمة', 'التالي', 'بحث', 'لا نتائج عن «qqq»'],
    ['de-AT', 'Menü', 'Weiter', 'Suchen', 'Nichts zu „qqq“'],
    ['fr', 'Menu', 'Suivant', 'Rechercher', 'Aucun résultat pour « qqq »'],
    ['es', 'Menú', 'Siguiente', 'Buscar', 'Nada sobre «qqq»'],
    ['fi', 'Menu', 'Next', 'Search', 'Nothing on “qqq”'],
  ] as const) {
    expect((await speak(language)).status, language).toBe(200);
    const list = await read('/blog/');
    expect(list, language).toContain(`<span class="nav-toggle-label">${menu}</span>`);
    expect(list, language).toContain(`${next} <span aria-hidden="true">»</span>`);
    expect(list, language).toContain(`<span class="screen-reader-text">${search}</span>`);
    expect(await read('/?s=qqq'), language).toContain(`<h1>${nothing}</h1>`);
  }
  // A post's own language counts for what is said about it.
  expect(await read('/the-overlap/')).toContain('value="Post Comment"');
  expect(await read('/wie-viel-waerme-brauche-ich/')).toContain('value="Kommentar abschicken"');
  const others = await read('/language/de/');
  expect(others).toMatch(/<html lang="de"/);
  expect(others).toContain('aria-label="Sie sind hier"');
});

test('addresses that browsers and people from WordPress ask for lead to what they mean', async () => {
  const owner = await signInAdministrator(site);
  await owner.ask('PATCH', '/site-settings', { icon: '/favicon.svg' });
  expect(await go('/favicon.ico')).toEqual([302, '/favicon.svg']);
  expect((await go('/apple-touch-icon.png'))[0]).toBe(404);
  expect(await go('/wp-sitemap.xml')).toEqual([301, '/sitemap.xml']);
  expect(await go('/sitemap_index.xml')).toEqual([301, '/sitemap.xml']);
  expect(await go('/wp-login.php')).toEqual([302, '/admin/']);
  expect(await go('/wp-admin/')).toEqual([302, '/admin/']);
});
