import { postDraft } from '../../packages/blog/server/testing/postDraft.ts';
import { type BuiltSite, startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { pourAtOnce } from '../faults/kinds/hostileUploads.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { mainThreadMs } from '../mainThreadMs.ts';
import { residentMegabytes } from '../residentMegabytes.ts';
import { signIn } from '../signIn.ts';

/**
 * How long others wait for one request designed to be slow: the CPU time of the event loop, which is the same on a busy
 * machine.
 */
export const measurement: Measurement = {
  name: 'Event loop under one hostile request',
  async run() {
    const site = await startBuiltSite({ PORTICO_LIMIT_FACTOR: '10000' });
    try {
      const rows: Row[] = [];
      const visitor = callerOf(site, {});
      for (const [name, ...request] of OF_STRANGERS)
        rows.push(row(`stranger: ${name}`, await blocked(site, visitor, request), 'ms', { atMost: 250 }));
      const owner = callerOf(site, await signIn(site.baseURL, site.adminPassword));
      for (const [name, ...request] of OF_ADMINISTRATORS)
        rows.push(
          row(`administrator: ${name}`, await blocked(site, owner, request), 'ms', { atMost: 1_000 }),
        );
      await pourAtOnce(site.baseURL, BYTES_OF_AN_UPLOAD);
      const most = await residentMegabytes(site.processId, 'VmHWM');
      return [...rows, row('memory under six uploads without end', most, 'MB', { atMost: 400 })];
    } finally {
      await site.stop();
    }
  },
};

type Request = readonly [method: string, path: string, body?: Body];
type Body = string | FormData | URLSearchParams | object;
type Call = (...request: Request) => Promise<void>;

const BYTES_OF_AN_UPLOAD = 200_000_000;
const LONG = 'a'.repeat(60_000);
const FEEDBACK = '/wp-json/contact-form-7/v1/contact-forms/1/feedback';
const AJAX = '/wp-admin/admin-ajax.php';

const OF_STRANGERS: readonly (readonly [name: string, ...Request])[] = [
  ['the front page, not yet in the cache', 'GET', '/'],
  ['an address of 14 kB that is none', 'GET', `/nothing/?${'a@'.repeat(7_000)}`],
  ['a search of 7 kB', 'GET', `/search/?s=${'a'.repeat(7_000)}@`],
  [
    'a message of 60 kB in one word',
    'POST',
    FEEDBACK,
    parts({ 'your-message': LONG, 'your-email': `${LONG}@` }),
  ],
  ['a message of 30,000 opened tags', 'POST', FEEDBACK, parts({ 'your-message': '<b>'.repeat(30_000) })],
  ['a form of 900 fields in parts', 'POST', FEEDBACK, parts(manyFields(900))],
  ['a url-encoded form of 1,000 fields', 'POST', '/', new URLSearchParams(manyFields(1_000))],
  ['a url-encoded form of 100,000 fields', 'POST', '/', new URLSearchParams('a&'.repeat(100_000))],
  ['a check of 400 kB', 'POST', AJAX, new URLSearchParams(check('x<'.repeat(200_000)))],
  ['a check of one long word', 'POST', AJAX, new URLSearchParams(check(LONG))],
  [
    'JSON 60,000 deep',
    'POST',
    '/wp-json/nv/v1/posts/page/1',
    `{"s":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
  ],
  ['a wrong password', 'POST', '/admin/api/session', { name: 'admin', password: LONG.slice(0, 500) }],
];

const OF_ADMINISTRATORS: readonly (readonly [name: string, ...Request])[] = [
  ['a post of 100,000 nested boxes', 'POST', '/admin/api/blog/posts', post('<div>'.repeat(100_000))],
  ['a post of 19,000 headings', 'POST', '/admin/api/blog/posts', post('<h2>Heading</h2>'.repeat(19_000))],
  ['a page of 3,000 widgets', 'POST', '/admin/api/documents', pageOf(3_000)],
  ['a template of 100 kB of brackets', 'POST', '/admin/api/contact-forms/preview', form('['.repeat(100_000))],
  ['the first view of those nested boxes', 'GET', '/long/'],
  ['the first view of those headings', 'GET', '/long-2/'],
  ['all messages as a table', 'GET', '/admin/api/contact-messages/export.csv'],
];

/** Total time, including when others get a turn in between. */
async function blocked({ processId }: BuiltSite, call: Call, request: Request): Promise<number> {
  const before = await mainThreadMs(processId);
  await call(...request);
  return (await mainThreadMs(processId)) - before;
}

function callerOf({ baseURL }: BuiltSite, own: Readonly<Record<string, string>>): Call {
  return async (method, path, body) => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const answer = await fetch(baseURL + path, {
      method,
      headers: {
        ...own,
        accept: 'text/html',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // Refusals may cost nothing; errors measure nothing, nor do refusals of what an owner may do.
    if (answer.status >= (own.cookie ? 400 : 500))
      throw new Error(
        `${method} ${path.slice(0, 80)} was answered with ${answer.status}: ${await answer.text()}`,
      );
    await answer.arrayBuffer();
  };
}

function parts(more: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  const usual = { _wpcf7: '1', _wpcf7_unit_tag: 'wpcf7-f1-p2-o1', 'your-name': 'Ada', 'your-consent': '1' };
  for (const [name, value] of Object.entries({ ...usual, ...more })) body.append(name, value);
  return body;
}

function manyFields(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`field-${at}`, 'x'.repeat(100)]));
}

function check(message: string): Record<string, string> {
  return { action: 'cleantalk_force_ajax_check', email: 'eve@example.com', message };
}

function post(html: string) {
  return postDraft({ status: 'published', title: 'Long', html });
}

function pageOf(widgets: number) {
  const elements = Array.from({ length: widgets }, (_, at) => ({
    ...{ id: `w${at}`, elType: 'widget', widgetType: 'heading', elements: [] },
    settings: { title: `Heading ${at}` },
  }));
  return { title: 'Long', settings: {}, elements };
}

function form(template: string) {
  const mail = {
    ...{ active: true, subject: 's', sender: 'a@example.com', recipient: 'b@example.com', body: template },
    ...{ additionalHeaders: '', attachments: '', useHtml: false, excludeBlank: false },
  };
  return {
    title: 'Long',
    locale: 'en_GB',
    template,
    mail,
    mail2: mail,
    messages: {},
    additionalSettings: '',
  };
}
