import { NONCE_HEADER } from '@portico/kernel/server/http';
import { createTestClock } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { KIT_2 } from '../../../packages/kits/testing/kitFixtures.ts';
import { packZip } from '../../../packages/kits/testing/packZip.ts';
import { PASSWORD, type RunningSite, startSite } from './testing/startSite.ts';

const CALLS = '/wp-json/elementor/v1/import-export-customization';

test('KT-04 a kit of the whole site comes back byte for byte; one of its pages does on another site, too', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  const kit = await first.exportKit();
  expect(kit.length).toBeGreaterThan(2000);
  await first.importKit(kit);
  expect((await first.exportKit()).equals(kit)).toBe(true);
  const pages = await first.exportKit(WITHOUT_POSTS);
  await second.importKit(pages);
  expect((await second.exportKit(WITHOUT_POSTS)).equals(pages)).toBe(true);
});

/** Every site numbers its own posts. */
const WITHOUT_POSTS = { customization: { content: { customPostTypes: [] } } };

test('KT-04 pages, posts, terms and settings of a kit are there for visitors, cleaned, and all of it is undone', async () => {
  const site = await signedIn();
  const before = await site.exportKit();
  await site.importKit(packZip(KIT));
  expect(await site.text('/')).toContain('Breathe');
  expect(await site.text('/')).not.toContain('steal()');
  expect(await site.status('/classes/')).toBe(200);
  const post = await site.text('/a-quiet-hour/');
  expect(post).toContain('Nothing but breath');
  expect(post).not.toContain('alert(1)');
  expect(await site.text('/category/stillness/')).toContain('A quiet hour');

  expect((await site.call('revert', {})).data.revert_completed).toBe(true);
  expect(await site.status('/classes/')).toBe(404);
  expect(await site.status('/a-quiet-hour/')).toBe(404);
  expect(await site.text('/')).not.toContain('Breathe');
  expect((await site.exportKit()).equals(before)).toBe(true);
});

const WXR = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Yoga loft</title><wp:wxr_version>1.2</wp:wxr_version>
<item><title>A quiet hour</title><guid isPermaLink="false">https://yoga.example/?p=41</guid>
<content:encoded><![CDATA[<p>Nothing but breath</p><script>alert(1)</script>]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>41</wp:post_id><wp:post_date_gmt>2025-03-01 10:00:00</wp:post_date_gmt>
<wp:post_name>a-quiet-hour</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="stillness"><![CDATA[Stillness]]></category></item>
</channel></rss>`;

const KIT = KIT_2.map((entry) => (entry.name.startsWith('wp-content/') ? { ...entry, content: WXR } : entry));

interface SignedIn {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  call(path: string, body: object | FormData): Promise<any>;
  exportKit(more?: object): Promise<Buffer>;
  importKit(archive: Buffer): Promise<void>;
  text(path: string): Promise<string>;
  status(path: string): Promise<number>;
}

async function signedIn(): Promise<SignedIn> {
  const site: RunningSite = await startSite({}, createTestClock(Date.UTC(2026, 5, 1)));
  onTestFinished(() => site.remove());
  const answer = await fetch(`${site.address}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const { nonce } = await answer.json();
  const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [NONCE_HEADER]: nonce };
  const call: SignedIn['call'] = async (path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.address}${CALLS}/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const said = await response.json();
    expect(said, path).toMatchObject({ data: expect.anything() });
    expect(said.data.message ?? '', path).toBe('');
    return said;
  };
  return {
    call,
    async exportKit(more = {}) {
      const kitInfo = { title: 'Whole', description: '', source: 'file' };
      const { data } = await call('export', { kitInfo, ...more });
      return Buffer.from(data.file, 'base64');
    },
    async importKit(archive) {
      const form = new FormData();
      form.set('e_import_file', new Blob([new Uint8Array(archive)]), 'kit.zip');
      const { session } = (await call('upload', form)).data;
      const { runners } = (await call('import', { session })).data;
      for (const runner of runners) await call('import-runner', { session, runner });
    },
    text: async (path) => (await fetch(site.address + path)).text(),
    status: async (path) => (await fetch(site.address + path)).status,
  };
}
