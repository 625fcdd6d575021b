import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuilderTables } from '@portico/builder/server';
import { NONCE_HEADER } from '@portico/kernel/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type RunningSite, startSite } from '../testing/startSite.ts';

let folder = '';
let site: RunningSite;
const start = () => startSite({ PORTICO_DATA: folder });
const restart = async () => {
  await site.remove();
  site = await start();
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-own-pages-'));
  site = await start();
});
afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true, force: true });
});

const read = async (path: string) => {
  const response = await fetch(site.address + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const rows = () => site.ports.database.tables<BuilderTables & { site_settings: { name: string } }>();
const documentAt = (slug: string) =>
  rows().selectFrom('builder_documents').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

describe('PB-24 the pages that the site counts on are documents', () => {
  test('the one at its root holds what others bring, and has one address', async () => {
    const { id } = await documentAt('home');
    const { html, status } = await read('/');
    expect(status).toBe(200);
    expect(html).toContain(`data-elementor-id="${id}"`);
    expect(html).toContain('<link rel="canonical" href="');
    expect(html).toMatch(
      /<div class="elementor-shortcode"><[^>]*>?[\s\S]*?<div class="wp-gr[^"]*"[^>]*data-id="1"/,
    );
    expect(html).toMatch(/<h2 id="recent-posts-1">From the journal<\/h2>/);
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).not.toMatch(/\[(grw|recent-posts|contact-form-7)/);
    const moved = await read('/home/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/']);
    expect((await read('/sitemap.xml')).html).not.toContain('/home/');
  });

  test('the form and the reviews stand on pages of their own', async () => {
    const contact = await read('/contact/');
    const { id } = await documentAt('contact');
    expect(contact.html).toContain(`id="wpcf7-f1-p${id}-o1"`);
    expect(contact.html).toContain('<script>var wpcf7 = ');
    const reviews = await read('/reviews/');
    expect(reviews.html.match(/<div class="wp-gr/g)).toHaveLength(3);
    for (const { html } of [contact, reviews]) expect(html).not.toMatch(/\sstyle="/);
  });

  test('what an administrator makes of them survives a restart', async () => {
    const { id, version } = await documentAt('home');
    const words = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Moved' } };
    await asAdministrator('PUT', `/documents/${id}`, { version, elements: [words], publish: true });
    await asAdministrator('DELETE', `/documents/${(await documentAt('contact')).id}`);
    expect((await read('/')).html).toContain('>Moved</h2>');
    await restart();
    expect((await read('/')).html).toContain('>Moved</h2>');
    expect((await read('/contact/')).status).toBe(404);
  });

  test('without a page at its root, the newest posts are there', async () => {
    const { id } = await documentAt('home');
    await asAdministrator('DELETE', `/documents/${id}`);
    const { html, status } = await read('/');
    expect(status).toBe(200);
    expect(html).toContain('nv-index-posts');
    await asAdministrator('POST', `/documents/${id}/untrash`, {});
    expect((await read('/')).html).toContain('>Moved</h2>');
  });

  test('a database that was filled before they were documents gets them, and keeps its front page', async () => {
    const { id } = await documentAt('workshop');
    await rows()
      .deleteFrom('builder_documents')
      .where('slug', 'in', ['home', 'contact', 'reviews'])
      .execute();
    await rows().deleteFrom('site_settings').where('name', 'in', ['own-pages-seeded']).execute();
    await site.ports.database
      .tables<{ site_settings: { name: string; value: string } }>()
      .updateTable('site_settings')
      .set({ value: String(id) })
      .where('name', '=', 'front-page')
      .execute();
    await restart();
    expect((await read('/contact/')).html).toContain('<form');
    expect((await read('/')).html).toContain('The floor is the drawing board');
  });
});

async function asAdministrator(method: string, path: string, body?: object): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const api = `${site.address}/admin/api`;
  const session = await fetch(`${api}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie, [NONCE_HEADER]: (await session.json()).nonce, ...(body && json) };
  const response = await fetch(`${api}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, await response.text()).toBe(true);
}
