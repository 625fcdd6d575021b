import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

/** As visible text: without React's markers between text nodes. */
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
  // Text around a post is in the post's own language.
  expect(await read('/the-overlap/')).toContain('value="Post Comment"');
  expect(await read('/wie-viel-waerme-brauche-ich/')).toContain('value="Kommentar abschicken"');
  const others = await read('/language/de/');
  expect(others).toMatch(/<html lang="de"/);
  expect(others).toContain('aria-label="Sie sind hier"');
});

test('TH-04 TH-10 the shop, its refusals and mails, pages of errors and refused comments speak the language of the site', async () => {
  const owner = await signInAdministrator(site);
  const send = async (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(site.address + path, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { cookie, accept: 'text/html' },
    });
  for (const [language, add, cart, ask, name, gone, fault, subject] of [
    [
      'ar',
      'أضف إلى السلة',
      'سلتك',
      'أرسل الطلب',
      'يرجى كتابة اسمك.',
      'الصفحة غير موجودة',
      'لم يُرسَل',
      'وصلنا طلبك',
    ],
    [
      'de',
      'In den Warenkorb',
      'Ihr Warenkorb',
      'Anfrage senden',
      'Bitte nennen Sie uns Ihren Namen.',
      'Seite nicht gefunden',
      'Es wurde nicht gesendet',
      'Wir haben Ihre Bestellanfrage',
    ],
    [
      'fr',
      'Ajouter au panier',
      'Votre panier',
      'Envoyer la demande',
      'Merci d’indiquer votre nom.',
      'Page introuvable',
      'L’envoi n’a pas eu lieu',
      'Nous avons reçu votre demande',
    ],
    [
      'es',
      'Añadir al carrito',
      'Su carrito',
      'Enviar la solicitud',
      'Díganos su nombre.',
      'Página no encontrada',
      'No se ha enviado',
      'Hemos recibido su solicitud',
    ],
    [
      'fi',
      'Add to cart',
      'Your cart',
      'Send the request',
      'Please tell us your name.',
      'Page not found',
      'It was not sent',
      'We have your order request',
    ],
  ] as const) {
    const notFound = { title: 'Page not found', text: '', picture: '' };
    await owner.ask('PATCH', '/site-settings', { language, notFound });
    const product = await read('/product/trowel/');
    expect(product, language).toContain(add);
    const held = await send('/cart/add/', { id: /name="id" value="(\d+)"/.exec(product)?.[1] ?? '' });
    const cookie = held.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const refused = await (
      await send('/cart/order/', { name: '', email: 'ada@customers.example' }, cookie)
    ).text();
    for (const words of [cart, ask, name]) expect(refused, `${language} ${words}`).toContain(words);
    const sent = await send('/cart/order/', { name: 'Ada', email: 'ada@customers.example' }, cookie);
    expect(sent.status, language).toBe(303);
    // A form sent without JavaScript is taken for spam; the owner corrects that.
    const { items } = await (await owner.ask('GET', '/shop/orders?state=spam')).json();
    for (const { id } of items) await owner.ask('POST', `/shop/orders/${id}/not-spam`);
    const mails = await (await owner.ask('GET', `/outbox?search=${encodeURIComponent(subject)}`)).json();
    expect(mails.items.length, language).toBeGreaterThan(0);
    expect(await read('/no-such-page/'), language).toContain(`<h1>${gone}</h1>`);
    expect(await (await send('/wp-comments-post.php', {})).text(), language).toContain(`<h1>${fault}</h1>`);
  }
  // A comment is refused in the language of its post.
  const post =
    /name="comment_post_ID" value="(\d+)"/.exec(await read('/wie-viel-waerme-brauche-ich/'))?.[1] ?? '';
  const comment = { comment_post_ID: post, author: 'Ada', email: 'ada@customers.example', comment: '' };
  expect(await (await send('/wp-comments-post.php', comment)).text()).toContain(
    'Bitte schreiben Sie Ihren Kommentar.',
  );
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
