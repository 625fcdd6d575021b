import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedComments } from '../../packages/blog/server/comments/seedComments.ts';
import { postDraft } from '../../packages/blog/server/testing/postDraft.ts';
import { SLICE_BYTES } from '../../packages/blog/wire/admin.ts';
import { openSqlite } from '../../packages/kernel/server/database/sqlite.ts';
import { multiplyRows } from '../../packages/kernel/server/database/testing/multiplyRows.ts';
import { packZip } from '../../packages/kits/testing/packZip.ts';
import { IMPORT_EXPORT_PATH, UPLOAD_FIELD } from '../../packages/kits/wire/public.ts';
import { type BuiltSite, startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';

import { signIn } from '../signIn.ts';
import { worstWait } from '../worstWait.ts';

const ROWS = 50_000;
const MOST_MS = 1_000;

/** The longest wait for others while an administrator does something large, on one site with years of content. */
export const measurement: Measurement = {
  name: `Longest wait of /healthz while an administrator works (${ROWS.toLocaleString('en')} rows of each kind)`,
  async run() {
    const site = await startBuiltSite({ PORTICO_LIMIT_FACTOR: '10000' });
    try {
      const call = callerOf(site, await signIn(site.baseURL, site.adminPassword));
      await grow(site, call);
      const rows: Row[] = [];
      const watch = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
        const { result, worstMs } = await worstWait(site, work);
        rows.push(row(name, worstMs, 'ms', { atMost: MOST_MS }));
        return result;
      };
      await writing(call, watch);
      await carrying(call, watch);
      await looking(call, watch);
      return rows;
    } finally {
      await site.stop();
    }
  },
};

type Call = (method: string, path: string, body?: object) => Promise<unknown>;
type Watch = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

async function writing(call: Call, watch: Watch): Promise<void> {
  const post = postDraft({ status: 'published', title: 'Two megabytes', html: article(1_999_000) });
  const { id, modifiedAt } = (await watch('a post of 2 MB is saved', () =>
    call('POST', '/admin/api/blog/posts', post),
  )) as { id: number; modifiedAt: number };
  await watch('it is seen for the first time', () => call('GET', '/two-megabytes/'));
  await watch('it is opened to be edited', () => call('GET', `/admin/api/blog/posts/${id}`));
  await watch('it is saved again', () =>
    call('PUT', `/admin/api/blog/posts/${id}`, { draft: post, knownModifiedAt: modifiedAt }),
  );

  const page = { title: 'A large page', settings: {}, elements: elementsOf(1_900, 1_000) };
  const made = (await watch('a page document of 2 MB is made', () =>
    call('POST', '/admin/api/documents', page),
  )) as { id: number; version: number; slug: string };
  await watch('it is published', () =>
    call('PUT', `/admin/api/documents/${made.id}`, { ...page, version: made.version, publish: true }),
  );
  await watch('it is seen for the first time, too', () => call('GET', `/${made.slug}/`));
}

async function carrying(call: Call, watch: Watch): Promise<void> {
  const exported = Buffer.from(wxrOf(Math.ceil(5_000_000 / 10_500), 10_000));
  await watch(`a WXR file of ${(exported.length / 1e6).toFixed(1)} MB is imported`, () =>
    importWxr(call, exported),
  );
  const long = Buffer.from(wxrOf(2, 2_500_000));
  await watch('a WXR file of two posts of 2.5 MB is imported', () => importWxr(call, long));
  await watch('all posts are exported', () => call('GET', '/admin/api/blog/export'));
  await watch('a kit of 1,000 elements is imported', () => importKit(call));
  await watch(`${ROWS.toLocaleString('en')} messages are exported as a table`, () =>
    call('GET', '/admin/api/contact-messages/export.csv'),
  );
}

async function looking(call: Call, watch: Watch): Promise<void> {
  for (const path of LISTS) {
    await watch(`${path}, found`, () => call('GET', `/admin/api/${path}limit=100&search=a`));
    await watch(`${path}, not found`, () => call('GET', `/admin/api/${path}limit=100&search=zxqzxq`));
  }
  for (const path of ['overview', 'contact-messages/counts'])
    await watch(path, () => call('GET', `/admin/api/${path}`));
  const { items } = (await call('GET', '/admin/api/comments?limit=100')) as { items: { id: number }[] };
  await watch('100 comments of 20 kB are moved to spam, all at once', () =>
    Promise.all(items.map(({ id }) => call('PUT', `/admin/api/comments/${id}/status`, { status: 'spam' }))),
  );
}

const LISTS = ['contact-messages?', 'comments?', 'spam/verdicts?', 'outbox?', 'blog/posts?'];

async function grow({ dataFolder }: BuiltSite, call: Call): Promise<void> {
  const message = new FormData();
  const fields = {
    ...{ _wpcf7: '1', _wpcf7_unit_tag: 'wpcf7-f1-p2-o1', 'your-name': 'Ada Byron', 'your-consent': '1' },
    ...{ 'your-email': 'ada@example.com', 'your-subject': 'A question' },
    'your-message': 'How long does it take to mend a glasshouse of 1910? '.repeat(10),
  };
  for (const [name, value] of Object.entries(fields)) message.append(name, value);
  await call('POST', '/wp-json/contact-form-7/v1/contact-forms/1/feedback', message);
  await call('POST', '/admin/api/blog/posts', postDraft({ title: 'One of many', html: article(2_000) }));
  await multiplyRows(join(dataFolder, 'portico.db'), {
    contact_submissions: { times: ROWS },
    comments: { times: ROWS },
    spam_verdicts: { times: ROWS, differs: ['id'] },
    mails: { times: ROWS, differs: ['id'] },
    blog_posts: { times: ROWS, differs: ['guid', 'slug', 'translation_group'] },
  });
  const database = openSqlite(join(dataFolder, 'portico.db'));
  const long = { postId: '1', author: 'Anna', content: article(20_000), madeAt: 0, answers: null };
  await seedComments(database, Array(100).fill(long)).finally(() => database.close());
}

function callerOf({ baseURL }: BuiltSite, own: Readonly<Record<string, string>>): Call {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(baseURL + path, {
      method,
      headers: { ...own, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
    return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  };
}

/** HTML as people write it, with a tag every few words. */
function article(letters: number): string {
  const pieces: string[] = [];
  for (let length = 0, at = 1; length < letters; at += 1) {
    const piece =
      (at % 8 === 1 ? `<h2>Part ${at}</h2>` : '') +
      `<p>Some <strong>words</strong> about the work of day ${at}, with <a href="/page-${at}/">a link</a> and <em>more</em>: ` +
      `${'the glass was set, the frame was painted, and the rain stayed outside. '.repeat(3)}</p>`;
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}

function elementsOf(count: number, letters: number): object[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: at.toString(16).padStart(7, '0'), elType: 'widget', elements: [] },
    ...(at % 4 === 0
      ? { widgetType: 'heading', settings: { title: `Heading ${at}` } }
      : { widgetType: 'text-editor', settings: { editor: article(letters) } }),
  }));
}

function wxrOf(posts: number, letters: number): string {
  const items = Array.from(
    { length: posts },
    (_, at) =>
      `<item><title>Carried ${at} of ${posts}</title><guid>carried-${at}-of-${posts}</guid><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>` +
      `<wp:post_id>${at + 1}</wp:post_id><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>` +
      `<content:encoded><![CDATA[${article(letters)}]]></content:encoded></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;
}

async function importWxr(call: Call, file: Buffer): Promise<void> {
  const { id: upload } = (await call('POST', '/admin/api/blog/uploads')) as { id: string };
  for (let offset = 0; offset < file.length; offset += SLICE_BYTES)
    await call('PUT', `/admin/api/blog/uploads/${upload}`, {
      offset,
      content: file.subarray(offset, offset + SLICE_BYTES).toString('base64'),
    });
  const { id } = (await call('POST', '/admin/api/blog/imports', { upload, name: 'large.xml' })) as {
    id: string;
  };
  for (;;) {
    const now = (await call('GET', `/admin/api/blog/imports/${id}`)) as { state: string; problem: string };
    if (now.state === 'failed') throw new Error(now.problem);
    if (now.state === 'done') return;
    await wait(200);
  }
}

async function importKit(call: Call): Promise<void> {
  const about = { title: 'Large', doc_type: 'wp-page', url: 'https://large.example/', terms: [] };
  const manifest = { name: 'large', title: 'Large', version: '3.0', content: { page: { 7: about } } };
  const page = { content: elementsOf(1_000, 1_000), settings: [], metadata: [] };
  const kit = packZip([
    { name: 'manifest.json', content: JSON.stringify(manifest) },
    { name: 'content/page/7.json', content: JSON.stringify(page) },
  ]);
  const form = new FormData();
  form.set(UPLOAD_FIELD, new Blob([new Uint8Array(kit)]), 'kit.zip');
  const step = async (path: string, body: object) =>
    ((await call('POST', `${IMPORT_EXPORT_PATH}/${path}`, body)) as { data: Record<string, unknown> }).data;
  const { session } = await step('upload', form);
  const { runners } = await step('import', { session, include: ['content'] });
  for (const runner of runners as string[]) await step('import-runner', { session, runner });
}
