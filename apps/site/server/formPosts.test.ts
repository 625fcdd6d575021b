import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInAdministrator } from './testing/signInAdministrator.ts';
import { PASSWORD, type RunningSite, startSite } from './testing/startSite.ts';

const TAGS = ['id', 'name', 'title', 'url', 'author', 'author_email'];
const NOTHING = Object.fromEntries(TAGS.map((tag) => [tag, '']));

let site: RunningSite;
let administrator: Administrator;
let form = 0;
beforeAll(async () => {
  site = await startSite();
  administrator = await signInAdministrator(site);
  const { id: _, hash: __, warnings: ___, ...usual } = await call('GET', '/contact-forms/1');
  const body = TAGS.map((tag) => `${tag}=[_post_${tag}]`).join('\n');
  ({ id: form } = await call('POST', '/contact-forms', {
    ...usual,
    template: '[text* your-name]',
    mail: { ...usual.mail, body, additionalHeaders: '' },
    messages: { mail_sent_ok: 'Thank you for writing below “[_post_title]”.' },
  }));
});
afterAll(() => site.remove());

describe('CF-22 mails about a form in a text', () => {
  test('name the post, its address and its author', async () => {
    await call('POST', '/users', {
      ...{ name: 'grace', displayName: 'Grace Hopper', email: 'grace@example.org' },
      ...{ role: 'editor', password: PASSWORD },
    });
    const author = await call('POST', '/blog/authors', { name: 'Grace Hopper', slug: 'grace', about: '' });
    const post = await addPost('Bugs & moths', author.id, 'published');
    const { reply, mail } = await sendFrom('/bugs-moths/');
    expect(mail).toEqual({
      id: String(post.id),
      name: 'bugs-moths',
      title: 'Bugs & moths',
      url: `${site.address}/bugs-moths/`,
      author: 'Grace Hopper',
      author_email: 'grace@example.org',
    });
    expect(reply.message).toBe('Thank you for writing below “Bugs & moths”.');
  });

  test('name the page that was made in the editor, whatever post has the same number', async () => {
    const page = await call('POST', '/documents', {
      title: 'Visit us',
      settings: {},
      elements: [
        {
          ...{ id: 'aa11bb3', elType: 'widget', widgetType: 'text-editor', elements: [] },
          settings: { editor: `<p>[contact-form-7 id="${form}"]</p>` },
        },
      ],
    });
    await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
    expect((await sendFrom('/visit-us/')).mail).toMatchObject({
      id: String(page.id),
      name: 'visit-us',
      title: 'Visit us',
      url: `${site.address}/visit-us/`,
      author: page.changedBy,
    });
  });

  test('name the contact page that the site comes with', async () => {
    const { mail } = await sendFrom('/contact/');
    expect(mail).toMatchObject({ name: 'contact', url: `${site.address}/contact/` });
    expect(mail.title).toMatch(/contact/i);
  });

  test.each([
    ['nothing', ''],
    ['zero', '0'],
    ['a post that is not there', '987654321'],
    ['something that is no number', '1 or 1=1'],
    ['a number that is none', '99999999999999999999999'],
    ['a negative number', '-1'],
  ])('say nothing where %s is sent in its place', async (_, sent) => {
    expect((await send({ _wpcf7_container_post: sent }, '/contact/')).mail).toEqual(NOTHING);
  });

  test('say nothing of a post that nobody can see', async () => {
    const draft = await addPost('Secret plans', null, 'draft');
    expect((await send({ _wpcf7_container_post: String(draft.id) }, '/contact/')).mail.title).not.toBe(
      'Secret plans',
    );
  });
});

test('CF-22 whoever is refused reads what the owner wrote in the spam settings', async () => {
  const refusal = 'Please call the workshop instead.';
  await call('PUT', '/spam/settings', { ...(await call('GET', '/spam/settings')), refusal });
  const { id: _, hash: __, warnings: ___, ...usual } = await call('GET', `/contact-forms/${form}`);
  const { id } = await call('POST', '/contact-forms', { ...usual, template: '[textarea* your-message]' });
  const body = new FormData();
  body.append('_wpcf7_unit_tag', `wpcf7-f${id}-o1`);
  body.append('your-message', 'Buy cheap viagra at http://cheap-pills.top and http://casino-bonus.xyz today');
  const response = await fetch(`${site.address}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`, {
    ...{ method: 'POST', body },
  });
  expect(await response.json()).toMatchObject({ status: 'spam', message: refusal });
});

test.each([
  ['x', 'spam'],
  ['Lynx/2.9', 'mail_sent'],
])('CF-22 SP-58 the same message from the browser %j is %s', async (browser, status) => {
  const body = new FormData();
  body.append('_wpcf7_unit_tag', `wpcf7-f${form}-o1`);
  body.append('your-name', 'Ada Lovelace');
  const response = await fetch(`${site.address}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, {
    ...{ method: 'POST', body, headers: { 'user-agent': browser } },
  });
  expect(await response.json()).toMatchObject({ status });
});

async function call(method: string, path: string, body?: unknown) {
  const response = await administrator.ask(method, path, body);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

function addPost(title: string, author: number | null, status: 'draft' | 'published') {
  return call('POST', '/blog/posts', {
    ...{ type: 'post', status, title, slug: '', excerpt: '', author, categories: [], tags: [], cover: null },
    html: `<p>Write to us.</p><p>[contact-form-7 id="${form}"]</p>`,
    ...{ language: 'en', translationOf: null, isSticky: false, commentsOpen: false, publishedAt: null },
  });
}

/** Opens a page and submits its form, with everything the page put into it. */
async function sendFrom(path: string) {
  const html = await (await fetch(site.address + path)).text();
  const hidden = [...html.matchAll(/<input type="hidden" name="(_wpcf7[^"]*)" value="([^"]*)"/g)];
  expect(hidden.length).toBeGreaterThan(3);
  return send(Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), path);
}

async function send(fields: Readonly<Record<string, string>>, path: string) {
  const body = new FormData();
  const all = { _wpcf7_unit_tag: `wpcf7-f${form}-o1`, 'your-name': 'Ada', ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  const response = await fetch(`${site.address}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, {
    method: 'POST',
    body,
    headers: { referer: site.address + path, 'user-agent': 'Test browser' },
  });
  const reply = await response.json();
  expect(reply).toMatchObject({ status: 'mail_sent' });
  const [newest] = await site.ports.outbox.list({ limit: 1 });
  const mail = await site.ports.outbox.read(newest?.id ?? '');
  const lines = (mail?.text ?? '').split('\n').map((line) => line.split('='));
  return { reply, mail: Object.fromEntries(lines.map(([tag, ...rest]) => [tag, rest.join('=')])) };
}
