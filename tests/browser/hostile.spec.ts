import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { KIT_2 } from '../../packages/kits/testing/kitFixtures.ts';
import { type PackedEntry, packZip } from '../../packages/kits/testing/packZip.ts';
import { asAdministrator, codeHasRun, expect, islandsHaveSettled, test } from './fixtures/index.ts';
import { type Answer, administrator, bareSession, type Caller, editor, stranger } from './hostile/callers.ts';
import { sendMessage } from './hostile/messages.ts';

/*
 * What a stranger may try, class by class, against the built server. Every test here has been seen to fail on a build with its
 * guard broken on purpose: `hostile/breakages.ts` says how, and `npm run test:hostile -- --prove` repeats it.
 */

/** Runs if text is treated as markup, and then sets `window.broken`. */
const SCRIPT = `"><img src=x onerror="window.broken=1"><svg onload="window.broken=1"></svg><script>window.broken=1</script>`;

test('class 1, unsigned and reverse-DNS trust: a name, a host or an empty signature opens nothing', async ({
  site,
}) => {
  const claims = [
    { 'x-forwarded-for': 'robot.cleantalk.org' },
    { 'x-forwarded-host': 'api.cleantalk.org', 'x-real-ip': '127.0.0.1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; CleanTalk; +https://cleantalk.org)' },
    { cookie: 'portico_session=; wordpress_logged_in=admin', 'x-portico-nonce': '' },
  ];
  const owner = await administrator(site);
  const before = (await owner.send('GET', '/admin/api/spam/settings')).text;
  for (const claim of claims) {
    for (const action of ['update_settings', 'install_plugin', 'sfw_update', 'post_api_key']) {
      const call = new URLSearchParams({
        spbc_remote_call_action: action,
        spbc_remote_call_token: '',
        plugin_name: 'antispam',
        settings: JSON.stringify({ botDetector: false }),
      });
      const answer = await stranger(site).send('POST', '/', call, claim);
      expect(answer.text, action).not.toMatch(/^OK|"?success"?:\s*true/i);
    }
    expect((await stranger(site).send('GET', '/admin/api/overview', undefined, claim)).status).toBe(401);
    expect((await stranger(site).send('GET', '/metrics', undefined, claim)).status).not.toBe(200);
  }
  expect((await owner.send('GET', '/admin/api/spam/settings')).text).toBe(before);
});

test('class 2, stored XSS in logs: what was sent is text on every screen that shows it', async ({
  page,
  site,
}) => {
  const sender = stranger(site);
  await sendMessage(sender, { 'your-name': `Mallory ${SCRIPT}`, 'your-message': `Read this: ${SCRIPT}` });
  await sender.send(
    'POST',
    '/wp-admin/admin-ajax.php',
    new URLSearchParams({
      action: 'cleantalk_force_ajax_check',
      'your-name': `Eve ${SCRIPT}`,
      email: 'eve@example.com',
      message: `Buy now ${SCRIPT}`,
    }),
    { 'user-agent': SCRIPT, referer: `http://x/${encodeURIComponent(SCRIPT)}` },
  );
  await asAdministrator(page, site);
  for (const [screen, name] of [
    ['/admin/contact-messages', /Mallory/],
    ['/admin/spam', /Buy now/],
    ['/admin/outbox', /Press/],
  ] as const) {
    await page.goto(screen);
    const row = page.getByRole('link', { name }).first();
    await expect(row, screen).toBeVisible();
    await row.click();
    await expect(page.getByText(/onerror=/).first()).toBeVisible();
    expect(await page.evaluate(() => 'broken' in window), screen).toBe(false);
  }
});

test('class 3, SQL injection: a quote finds a quote and nothing else', async ({ site }) => {
  const owner = await administrator(site);
  const visitor = stranger(site);
  const [name = ''] = ["Robert'); drop table messages;--"];
  await sendMessage(stranger(site), { 'your-name': name });
  const attacks = [`' or '1'='1`, `%' or 1=1--`, `"; select * from users;--`, `\\' or 1=1 --`];
  for (const attack of attacks) {
    const q = encodeURIComponent(attack);
    const found = (await owner.send('GET', `/admin/api/contact-messages?search=${q}`)).json() as {
      items: unknown[];
    };
    expect(found.items, attack).toEqual([]);
    const reviews = (await owner.send('GET', `/admin/api/reviews?search=${q}`)).json() as {
      items: unknown[];
    };
    expect(reviews.items, attack).toEqual([]);
    for (const path of [
      `/search/?s=${q}`,
      `/wp-json/wp/v2/search?search=${q}`,
      `/wp-json/wp/v2/comments?post=${q}`,
    ])
      expect((await visitor.send('GET', path)).status, path).toBeLessThan(500);
    const posts = await visitor.send('POST', '/wp-json/nv/v1/posts/page/1', {
      s: attack,
      category_name: attack,
      orderby: attack,
    });
    expect(posts.status).toBeLessThan(500);
  }
  const kept = (
    await owner.send('GET', `/admin/api/contact-messages?search=${encodeURIComponent(name)}`)
  ).json() as { items: unknown[] };
  expect(kept.items).toHaveLength(1);
});

test('class 4, reflected XSS: an address is text in the page that answers it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/404|400/);
  const q = encodeURIComponent(SCRIPT);
  for (const path of [
    `/search/?s=${q}`,
    `/?s=${q}`,
    `/nothing-here-${q}/`,
    `/shop/?orderby=${q}`,
    `/blog/?${q}=1`,
    `/admin/${q}`,
    `/product/${q}/`,
  ]) {
    const answer = await stranger(site).send('GET', path, undefined, { accept: 'text/html' });
    expect(answer.text, path).not.toContain('<img src=x');
    expect(answer.text, path).not.toContain('<script>window.broken');
  }
  await page.goto(`/search/?s=${q}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('class 5, CSRF: nothing changes without the nonce of the session, whatever else is right', async ({
  site,
}) => {
  const owner = await administrator(site);
  const { cookie } = await bareSession(site);
  const change = { botDetector: false };
  const without = await stranger(site).send('PUT', '/admin/api/spam/settings', change, { cookie });
  expect(without.status).toBe(403);
  const form = await stranger(site).send('POST', '/admin/api/users', new URLSearchParams({ name: 'x' }), {
    cookie,
  });
  expect(form.status).toBeGreaterThanOrEqual(400);
  // A nonce belongs to its session: somebody else's is worth nothing.
  const theirs = await bareSession(site);
  const swapped = await stranger(site).send('DELETE', '/admin/api/comments/1', undefined, {
    cookie,
    'x-portico-nonce': theirs.nonce,
  });
  expect(swapped.status).toBe(403);
  expect((await owner.send('GET', '/admin/api/session')).status).toBe(200);
  const setCookie = (
    await stranger(site).send('POST', '/admin/api/session', { name: 'admin', password: site.adminPassword })
  ).headers.get('set-cookie');
  expect(setCookie).toMatch(/HttpOnly/i);
  expect(setCookie).toMatch(/SameSite=(Lax|Strict)/i);
});

test('class 6, authorisation and IDOR: a number that was guessed opens nothing', async ({ site }) => {
  await sendMessage(stranger(site));
  const writer = await editor(site);
  const visitor = stranger(site);
  for (const path of [
    '/admin/api/contact-messages/1',
    '/admin/api/contact-messages/export.csv',
    '/admin/api/outbox/1',
    '/admin/api/spam/verdicts/1',
    '/admin/api/shop/orders/1',
    '/admin/api/users/1',
    '/admin/api/contact-messages/1/files/0',
  ]) {
    expect((await writer.send('GET', path)).status, path).toBe(403);
    expect((await visitor.send('GET', path)).status, path).toBe(401);
  }
  // An editor cannot become an administrator.
  const { id } = (await writer.send('GET', '/admin/api/account')).json() as { id: number };
  expect((await writer.send('PATCH', `/admin/api/users/${id}`, { role: 'administrator' })).status).toBe(403);
  await writer.send('PUT', '/admin/api/account', { displayName: 'E', email: null, role: 'administrator' });
  expect((await writer.send('GET', '/admin/api/users')).status).toBe(403);
});

test('class 7, upload filter: a file is what its name and its content say, and neither is run', async ({
  site,
}) => {
  const files = [
    new File(['<?php echo 1;'], 'cv.php', { type: 'application/pdf' }),
    new File(['%PDF-1.4'], 'cv.pdf.php', { type: 'application/pdf' }),
    new File(['<svg onload="alert(1)"/>'], 'cv.pdf', { type: 'application/pdf' }),
    new File(['%PDF-1.4'], 'cv.pdf\u202Egnp.exe', { type: 'application/pdf' }),
    new File(['MZ'], 'cv.PhP5', { type: 'application/pdf' }),
  ];
  for (const file of files) {
    const answer = (await sendMessage(stranger(site), { 'your-name': 'Ada', cv: file }, UPLOADS)).json();
    expect(answer, file.name).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'cv' }],
    });
  }
  const writer = await editor(site);
  const picture = new FormData();
  picture.append(
    'file',
    new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'logo.png', {
      type: 'image/png',
    }),
  );
  expect((await writer.send('POST', '/admin/api/blog/media', picture)).status).toBeGreaterThanOrEqual(400);
});
const UPLOADS = 7;

test('class 8, puzzle omission: a quiz, a captcha and a consent that were left out are not solved', async ({
  site,
}) => {
  const unsolved = [{ field: 'sum' }, { field: 'letters' }];
  const empty = (await sendMessage(stranger(site), {}, PUZZLES)).json();
  expect(empty).toMatchObject({ status: 'validation_failed', invalid_fields: unsolved });
  const { quiz, captcha } = await refillOf(stranger(site), PUZZLES);
  const [question = '', key = ''] = quiz.sum;
  const other = (
    await sendMessage(
      stranger(site),
      { sum: '', _wpcf7_quiz_answer_sum: '', letters: '', _wpcf7_captcha_challenge_letters: '' },
      PUZZLES,
    )
  ).json();
  expect(other).toMatchObject({ status: 'validation_failed', invalid_fields: unsolved });
  const half = (
    await sendMessage(stranger(site), { sum: QUIZ[question] ?? '', _wpcf7_quiz_answer_sum: key }, PUZZLES)
  ).json() as { invalid_fields: { field: string }[] };
  expect(half.invalid_fields.map(({ field }) => field)).toEqual(['letters']);
  expect(captcha.letters).toContain('wpcf7_captcha');
  const body = { 'your-consent': '' };
  expect((await sendMessage(stranger(site), body)).json()).toMatchObject({ status: 'acceptance_missing' });
});
const PUZZLES = 6;
const QUIZ: Readonly<Record<string, string>> = {
  'What is two and three?': '5',
  'Which is the first letter of the alphabet?': 'a',
  'What colour is snow?': 'white',
};
interface Refill {
  readonly quiz: { readonly sum: readonly string[] };
  readonly captcha: { readonly letters: string };
}

test('class 9, replay: a token, a proof and a quiz answer are good once, also for ten at a time', async ({
  site,
}) => {
  const form = await makeForm(
    await administrator(site),
    '[text* your-name]\n[quiz sum "What is two and three?|5"]',
  );
  const { quiz } = await refillOf(stranger(site), form);
  const solved = { sum: '5', _wpcf7_quiz_answer_sum: quiz.sum[1] ?? '' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendMessage(stranger(site), solved, form)),
  );
  const statuses = answers.map((answer) => (answer.json() as { status: string }).status);
  expect(statuses.filter((status) => status === 'mail_sent')).toHaveLength(1);
});

test('class 10, open redirect: nobody is sent to another host', async ({ site }) => {
  const elsewhere = 'https://evil.example/';
  const addresses = [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
    '/%5Cevil.example',
    '/%2F%2Fevil.example/blog',
    `/blog?next=${elsewhere}`,
    `/admin?redirect_to=${elsewhere}`,
    `/wp-admin/admin.php?page=elementor-app&return=${elsewhere}`,
    `/?rest_route=//evil.example/wp/v2/search`,
    `/cart?redirect_to=${elsewhere}`,
  ];
  for (const address of addresses) {
    const { status, headers } = await stranger(site).send('GET', address, undefined, { accept: 'text/html' });
    const location = headers.get('location');
    if (location) expect(new URL(location, site.baseURL).origin, address).toBe(site.baseURL);
    else expect(status, address).toBeLessThan(500);
  }
  // A form forwarded to another host must come from a page of this site; otherwise it is refused.
  const form = new URLSearchParams({
    cleantalk_hidden_action: elsewhere,
    cleantalk_hidden_method: 'post',
    a: 'b',
  });
  const from = { origin: 'https://evil.example', referer: elsewhere };
  expect((await stranger(site).send('POST', '/', form, from)).text).not.toContain(`action="${elsewhere}"`);
});

test('class 11, header and formula injection: a line end is no header, an equals sign no formula', async ({
  site,
}) => {
  const owner = await administrator(site);
  const form = await makeForm(owner, '[text* your-name]\n[email* your-email]\n[textarea your-message]', {
    subject: 'From [your-name]',
    additionalHeaders: 'Reply-To: [your-name] <[your-email]>',
  });
  for (const name of ['=1+1', '@SUM(1+1)', '-2+3', 'Ada\r\nBcc: victim@example.com\r\n\r\nA new body'])
    expect((await sendMessage(stranger(site), { 'your-name': name }, form)).json(), name).toMatchObject({
      status: 'mail_sent',
    });
  const subjects = (): string[] => site.mail.received.map(({ subject }) => subject ?? '');
  await expect.poll(() => subjects().filter((subject) => subject.startsWith('From ')).length).toBe(4);
  for (const mail of site.mail.received) {
    expect(mail.envelope.to).not.toContain('victim@example.com');
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  }
  const table = (await owner.send('GET', '/admin/api/contact-messages/export.csv')).text;
  expect(table).toContain('SUM(1+1)');
  expect(table).not.toMatch(/(^|,|\n)"?[=+@-](?!\d)/m);
});

test('class 12, third-party text: what a provider of reviews or a commenter wrote is text', async ({
  page,
  site,
}) => {
  const writer = await editor(site);
  const places = (await writer.send('GET', '/admin/api/review-places')).json() as { items: { id: number }[] };
  const made = await writer.send('POST', '/admin/api/reviews', {
    place: places.items[0]?.id,
    author: `Mallory ${SCRIPT}`,
    rating: 5,
    text: `The best ${SCRIPT}`,
    date: '',
  });
  expect(made.status, made.text).toBeLessThan(300);
  await page.goto('/reviews/');
  await expect(page.getByText(/Mallory/).first()).toBeAttached();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect((await stranger(site).send('GET', '/reviews/')).text).not.toContain('<img src=x');
});

test('class 13, attributes and options: what stands in a setting stays in its attribute', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/404.*x\.png/);
  const writer = await editor(site);
  const hostile = `x" onmouseover="window.broken=1" x='><script>window.broken=1</script>`;
  const element = (widgetType: string, settings: object) => ({
    id: `h${widgetType.replace(/\W/g, '').slice(0, 6)}`,
    elType: 'widget',
    widgetType,
    elements: [],
    settings: { _element_id: hostile, _css_classes: hostile, ...settings },
  });
  const { slug } = await publish(writer, 'Attributes', [
    element('heading', {
      title: 'Attributes',
      link: {
        url: 'javascript:window.broken=1',
        custom_attributes: `onclick|window.broken=1,href|javascript:0`,
      },
      header_size: 'script',
    }),
    element('button', {
      text: hostile,
      link: { url: ' java\nscript:window.broken=1' },
      button_css_id: hostile,
    }),
    element('text-editor', {
      editor: `<p>[contact-form-7 id="1" html_class='${hostile}' html_id='${hostile}']</p><a href="javascript:1" onclick="window.broken=1">x</a>`,
    }),
    element('image', {
      image: { url: `/x.png" onerror="window.broken=1` },
      caption: hostile,
      link_to: 'custom',
      link: { url: 'data:text/html,<script>1</script>' },
    }),
    element('video', { video_type: 'youtube', youtube_url: `https://evil.example/"onload="1` }),
  ]);
  const { text } = await stranger(site).send('GET', `/${slug}/`);
  expect(text).not.toMatch(/<[^>]*\s(onclick|onmouseover|onerror|onload)\s*=/i);
  expect(text).not.toMatch(/(href|src)="\s*(java\s*script|data:text)/i);
  await page.goto(`/${slug}/`);
  await expect(page.getByRole('heading', { name: 'Attributes' })).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('class 14, hash DOM XSS: what comes after the # runs nothing and frames nobody', async ({
  page,
  complaints,
}) => {
  complaints.allow(/evil\.example/);
  const settings = [
    { id: 1, url: 'javascript:window.broken=1' },
    { id: 1, url: 'https://evil.example/sign-in-again.svg' },
    { type: 'video', url: 'https://evil.example/frame.html' },
    { type: 'html', html: '<img src=x onerror="window.broken=1">' },
    { id: 1, url: '/pictures/x.svg', slideshow: `x"]<img src=x onerror=window.broken=1>` },
    JSON.parse('{"__proto__":{"broken":1},"constructor":{"prototype":{"broken":1}}}'),
  ];
  for (const one of settings) {
    const hash = `#elementor-action%3Aaction%3Dlightbox%26settings%3D${encodeURIComponent(btoa(JSON.stringify(one)))}`;
    await page.goto('about:blank');
    await page.goto(`/gallery/lightbox/${hash}`);
    await codeHasRun(page, 'link-actions');
    await islandsHaveSettled(page);
    expect(await page.evaluate(() => 'broken' in window), JSON.stringify(one)).toBe(false);
    await expect(page.locator('dialog, iframe[src*="evil.example"]'), JSON.stringify(one)).toHaveCount(0);
  }
  await page.goto(`/gallery/anchors/#<img src=x onerror=window.broken=1>`);
  await islandsHaveSettled(page);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('class 15, content type confusion: a file is what we say it is, and a form is not JSON', async ({
  site,
}) => {
  const { nonce, cookie } = await bareSession(site);
  const sneaky = await stranger(site).send(
    'POST',
    '/admin/api/users',
    JSON.stringify({
      name: 'x',
      displayName: 'x',
      email: null,
      role: 'administrator',
      password: 'long enough to be one',
    }),
    {
      cookie,
      'x-portico-nonce': nonce,
      'content-type': 'text/plain',
    },
  );
  expect(sneaky.status).toBe(415);
  for (const path of [
    '/',
    '/favicon.svg',
    '/assets/portico.js',
    '/feed/',
    '/wp-json/wp/v2/search?search=a',
    '/sitemap.xml',
    '/nothing/',
  ]) {
    const { headers, status } = await stranger(site).send('GET', path);
    expect(headers.get('x-content-type-options'), `${path}: ${status}`).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'|script-src/);
  }
  const json = await stranger(site).send(
    'GET',
    `/wp-json/wp/v2/search?search=${encodeURIComponent('<script>')}`,
  );
  expect(json.headers.get('content-type')).toContain('application/json');
});

test('class 16, import: a kit or an export file writes nowhere else and brings no script', async ({
  page,
  site,
  complaints,
}) => {
  // The picture that the import refers to does not exist.
  complaints.allow(/status of 404/);
  const owner = await administrator(site);
  // Names that lead upwards are passed over, with what they hold.
  for (const name of ['../../evil.json', 'content\\..\\..\\evil.json', 'a/../../evil.json']) {
    const answer = await uploadKit(owner, [...KIT_2, { name, content: '{"from":"evil"}' }]);
    expect(answer.status, name).toBe(200);
    expect(answer.text).not.toContain('evil');
  }
  expect(
    (await uploadKit(owner, [...KIT_2, { name: '/etc/evil', content: 'x' }])).status,
  ).toBeGreaterThanOrEqual(400);
  expect(
    (await uploadKit(owner, [...KIT_2, { name: 'link', content: '/etc/passwd', mode: 0o120777 }])).status,
  ).toBeGreaterThanOrEqual(400);
  const rss = (title: string, slug: string, start = ''): string => `<?xml version="1.0"?>${start}
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>t</title><wp:wxr_version>1.2</wp:wxr_version>
<item><title>${title}</title><content:encoded><![CDATA[<p>Came in</p><script>window.broken=1</script><img src=x onerror="window.broken=1">]]></content:encoded><wp:post_name>${slug}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_id>990001</wp:post_id></item></channel></rss>`;
  const entities = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  expect(await importWxr(owner, rss('Entities &x; &b;', 'with-entities', entities))).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/document type/),
  });
  expect((await stranger(site).send('GET', '/with-entities/')).status).toBe(404);
  expect(await importWxr(owner, rss('Hostile', 'hostile-import'))).toMatchObject({
    state: 'done',
    problem: null,
  });
  const { text } = await stranger(site).send('GET', '/hostile-import/');
  expect(text).toContain('Came in');
  expect(text).not.toMatch(/onerror\s*=|<script>window\.broken/);
  await page.goto('/hostile-import/');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('class 17, SSRF with rebinding: the server goes nowhere that it was not sent by its owner, and never inside', async ({
  site,
}) => {
  const owner = await administrator(site);
  let visits = 0;
  const neighbour = createServer((socket) => {
    visits += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  const { port } = neighbour.address() as AddressInfo;
  const inside = [
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/kit.zip`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0.0.0.0:${port}/`,
    `http://localhost:${port}/`,
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
  ];
  for (const url of inside) {
    await owner.send('PUT', '/admin/api/kits/hosts', {
      hosts: [URL.canParse(url) ? new URL(url).host : url],
    });
    const answer = await owner.send('POST', '/wp-json/elementor/v1/import-export-customization/upload', {
      ...{ referrer: 'kit-library', source: 'kit-library', kit_id: '7', file_url: url },
    });
    expect(answer.status, `${url} ${answer.text}`).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toMatch(/ECONNREFUSED|EINVAL/);
  }
  await owner.send('PUT', '/admin/api/kits/hosts', { hosts: [] });
  neighbour.close();
  expect(visits).toBe(0);
});

test('class 18, preview: a draft is for whoever was given its link, and the link is for that draft', async ({
  site,
}) => {
  const writer = await editor(site);
  const first = (
    await writer.send('POST', '/admin/api/documents', { title: 'Secret plans', settings: {}, elements: [] })
  ).json() as { id: number };
  const second = (
    await writer.send('POST', '/admin/api/documents', { title: 'Other plans', settings: {}, elements: [] })
  ).json() as { id: number };
  const preview = await writer.send('POST', `/admin/api/documents/${first.id}/preview`, {});
  const { address } = preview.json() as { address: string };
  expect((await stranger(site).send('GET', address)).text).toContain('Secret plans');
  for (const path of [
    `/preview/${first.id}/`,
    `/preview/${first.id}/?preview_nonce=0123456789`,
    address.replace(`/preview/${first.id}/`, `/preview/${second.id}/`),
    '/secret-plans/',
    `/?p=${first.id}&preview=true`,
    `/?page_id=${first.id}`,
  ]) {
    const answer = await stranger(site).send('GET', path, undefined, { accept: 'text/html' });
    expect(answer.text, path).not.toMatch(/Secret plans|Other plans/);
  }
  const look = await stranger(site).send(
    'GET',
    '/?customize_changeset_uuid=00000000-0000-4000-8000-000000000000&customize_messenger_channel=preview-0',
  );
  expect(look.status).toBeLessThan(500);
  expect(look.text).not.toContain('isCustomize":true');
});

test('class 19, pollution, ReDoS and bombs: no prototype is reached and no small file is large inside', async ({
  site,
}) => {
  const owner = await administrator(site);
  const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  const poisoned = { 'content-type': 'application/json' };
  for (const [method, path] of [
    ['PUT', '/admin/api/spam/settings'],
    ['POST', '/admin/api/documents'],
    ['POST', '/wp-json/nv/v1/posts/page/1'],
    ['POST', '/wp-json/elementor/v1/events/api/anything'],
  ] as const)
    expect((await owner.send(method, path, poison, poisoned)).status, path).toBeLessThan(500);
  const bomb = await uploadKit(owner, [
    ...KIT_2,
    { name: 'content/page/1.json', content: Buffer.alloc(200_000_000) },
  ]);
  expect(bomb.status).toBeGreaterThanOrEqual(400);
  const before = performance.now();
  await stranger(site).send('GET', `/search/?s=${'a'.repeat(7_000)}@`);
  await sendMessage(stranger(site), {
    'your-email': `${'a'.repeat(60_000)}@`,
    'your-message': '<'.repeat(1_900),
  });
  await stranger(site).send('GET', '/healthz');
  // Not a precise measurement: quadratic code takes minutes, and the machine may be slow.
  expect(performance.now() - before).toBeLessThan(20_000);
});

test('class 20, personal data in logs: what visitors say of themselves is not in the server’s log', async ({
  site,
}) => {
  const secret = {
    'your-name': 'Quillon Featherstone',
    'your-email': 'quillon@example.org',
    'your-message': 'My account number is 4929123456.',
  };
  await sendMessage(stranger(site, '203.0.113.77'), secret);
  await stranger(site, '203.0.113.77').send('GET', '/search/?s=quillon-searches');
  await stranger(site, '203.0.113.77').send('POST', '/admin/api/session', {
    name: 'quillon@example.org',
    password: 'quillons-password',
  });
  for (const word of [
    'Quillon',
    'quillon@example.org',
    '4929123456',
    'quillon-searches',
    'quillons-password',
    '203.0.113.77',
  ])
    expect(site.log(), word).not.toContain(word);
});

test('class 21, canvas: what an editor puts on a page does not run in the administrator’s window', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/x\b|404|Content Security Policy|sandbox/i);
  const writer = await editor(site);
  const { id } = await publish(writer, 'A trap', [
    {
      ...{ id: 'trap001', elType: 'widget', widgetType: 'text-editor', elements: [] },
      settings: {
        editor: `<p>Look here</p>${SCRIPT}<iframe srcdoc="<script>top.broken=1</script>"></iframe><a href="javascript:top.broken=1" target="_top">x</a>`,
      },
    },
    {
      ...{ id: 'trap002', elType: 'widget', widgetType: 'html', elements: [] },
      settings: {
        html: `<script>top.broken=1</script><meta http-equiv="refresh" content="0;url=https://evil.example/">`,
      },
    },
  ]);
  await asAdministrator(page, site);
  await page.goto(`/admin/pages/${id}/edit`);
  await expect(page.frameLocator('#preview-frame').getByText('Look here')).toBeVisible();
  await expect(page.locator('#preview-frame')).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  for (const frame of page.frames()) expect(await frame.evaluate(() => 'broken' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe(`/admin/pages/${id}/edit`);
});

test('class 22, flooding: one address is slowed down, whatever it calls itself, and the others are not', async ({
  site,
}) => {
  const flooder = '198.51.100.66';
  const nonce = await pageNonce(stranger(site));
  const statuses = new Set<number>();
  for (let call = 0; call < 400 && !statuses.has(429); call += 1) {
    const headers = { 'user-agent': `Browser ${call}`, 'accept-language': `l${call}`, 'x-wp-nonce': nonce };
    const body = new URLSearchParams({
      encodedEmails: JSON.stringify({ 0: 'x' }),
      post_url: '/',
      referrer: '',
    });
    const answer = await stranger(site, flooder).send(
      'POST',
      '/wp-json/cleantalk-antispam/v1/apbct_decode_email',
      body,
      headers,
    );
    statuses.add(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect([...statuses]).toContain(429);
  expect((await sendMessage(stranger(site))).json()).toMatchObject({ status: 'mail_sent' });
});

async function refillOf(caller: Caller, form: number): Promise<Refill> {
  return (
    await caller.send('GET', `/wp-json/contact-form-7/v1/contact-forms/${form}/refill`)
  ).json() as Refill;
}

async function makeForm(owner: Caller, template: string, mail: object = {}): Promise<number> {
  const usual = (await owner.send('GET', '/admin/api/contact-forms/1')).json() as { mail: object };
  const { id: _, hash: __, warnings: ___, ...copied } = usual as Record<string, unknown>;
  const made = await owner.send('POST', '/admin/api/contact-forms', {
    ...copied,
    title: 'Hostile',
    template,
    mail: { ...usual.mail, ...mail },
  });
  return (made.json() as { id: number }).id;
}

async function publish(
  writer: Caller,
  title: string,
  elements: readonly object[],
): Promise<{ id: number; slug: string }> {
  const made = await writer.send('POST', '/admin/api/documents', { title, settings: {}, elements });
  const { id, version } = made.json() as { id: number; version: number };
  const saved = await writer.send('PUT', `/admin/api/documents/${id}`, {
    title,
    settings: {},
    elements,
    version,
    publish: true,
  });
  return saved.json() as { id: number; slug: string };
}

async function uploadKit(owner: Caller, entries: readonly PackedEntry[]): Promise<Answer> {
  const body = new FormData();
  body.append(
    'e_import_file',
    new Blob([new Uint8Array(packZip(entries))], { type: 'application/zip' }),
    'kit.zip',
  );
  return owner.send('POST', '/wp-json/elementor/v1/import-export-customization/upload', body);
}

interface ImportEnd {
  readonly state: string;
  readonly problem: string | null;
}

/** The result of importing a file. */
async function importWxr(owner: Caller, xml: string): Promise<ImportEnd> {
  const { id } = (await owner.send('POST', '/admin/api/blog/uploads')).json() as { id: string };
  const content = Buffer.from(xml).toString('base64');
  await owner.send('PUT', `/admin/api/blog/uploads/${id}`, { offset: 0, content });
  const begun = (
    await owner.send('POST', '/admin/api/blog/imports', { upload: id, name: 'export.xml' })
  ).json() as { id: string };
  const read = async () =>
    (await owner.send('GET', `/admin/api/blog/imports/${begun.id}`)).json() as ImportEnd;
  await expect.poll(async () => (await read()).state).toMatch(/done|failed/);
  return read();
}

async function pageNonce(visitor: Caller): Promise<string> {
  const call = {
    spbc_remote_call_action: 'get_fresh_wpnonce',
    plugin_name: 'antispam',
    nonce_prev: '0123456789',
  };
  const answer = await visitor.send('POST', '/', new URLSearchParams(call));
  return (answer.json() as { wpnonce: string }).wpnonce;
}
