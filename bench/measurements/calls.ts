import { type BenchRequest, inParts, urlEncoded } from '../BenchRequest.ts';
import { rowsBesideBare } from '../besideBare.ts';
import { freshNonce } from '../freshNonce.ts';
import { load } from '../load.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { mainThreadMs } from '../mainThreadMs.ts';

const FORM = '/wp-json/contact-form-7/v1/contact-forms/1/feedback';
const MESSAGE = {
  ...{ _wpcf7_unit_tag: 'wpcf7-f1-p2-o1', 'your-name': 'Ada Byron', 'your-email': 'ada@example.com' },
  ...{ 'your-subject': 'A question', 'your-consent': '1' },
  'your-message': 'How long does it take to mend a glasshouse of 1910? '.repeat(5),
};
const SESSION = {
  ...{ ct_ps_timestamp: 1_700_000_000, ct_mouse_moved: true, ct_has_scrolled: true, ct_timezone: 2 },
  ct_screen_info: { fullWidth: 1440, fullHeight: 900, visibleWidth: 1440, visibleHeight: 800 },
};

/** What visitors request besides cached pages, each compared with bare Node for the same bytes in and out. */
export const measurement: Measurement = {
  name: 'Calls of visitors beside bare node:http with the same bytes (10 connections)',
  async run({ site }) {
    const { baseURL } = site;
    const own = { 'x-wp-nonce': await freshNonce(baseURL) };
    const feedback = { ...inParts(MESSAGE), says: '"mail_sent"' };
    const calls: (readonly [name: string, path: string, BenchRequest & { readonly atLeast: number }])[] = [
      // Every response confirms that the message and its mail are on disk.
      ['POST feedback', FORM, { ...feedback, atLeast: 0.03 }],
      ['GET schema', `${FORM}/schema`, { atLeast: 0.5 }],
      [
        'POST alt_sessions',
        '/wp-json/cleantalk-antispam/v1/alt_sessions',
        { ...urlEncoded({ cookies: JSON.stringify(SESSION) }, own), atLeast: 0.1 },
      ],
      [
        'POST decode',
        '/wp-json/cleantalk-antispam/v1/apbct_decode_email',
        { ...urlEncoded(await encodedOn(baseURL), own), says: '"is_allowed":true', atLeast: 0.05 },
      ],
      ['POST further posts', '/wp-json/nv/v1/posts/page/2', { ...FURTHER_POSTS, atLeast: 0.05 }],
      // Pages with query parameters are not cached.
      ['page that is not kept', '/contact/?cpage=1', { atLeast: 0.015 }],
    ];
    const rows: Row[] = [];
    for (const [name, path, request] of calls)
      rows.push(...(await rowsBesideBare(name, baseURL + path, request, site.processId)));
    const before = await mainThreadMs(site.processId);
    const { answers } = await load(baseURL + FORM, COUNTED_SECONDS, feedback);
    const each = ((await mainThreadMs(site.processId)) - before) / answers;
    return [...rows, row('POST feedback: time of the processor, each', each, 'ms', { atMost: 2 })];
  },
};

const COUNTED_SECONDS = 4;
const FURTHER_POSTS = {
  method: 'POST',
  headers: { 'content-type': 'application/json; charset=UTF-8' },
  body: '{}',
} as const;

/** An encoded address from the contact page. */
async function encodedOn(baseURL: string): Promise<Record<string, string>> {
  const page = await (await fetch(`${baseURL}/contact/`)).text();
  const encoded = /data-original-string=['"]([^'"]+)/.exec(page)?.[1];
  if (encoded === undefined) throw new Error('The contact page has no encoded address.');
  return { post_url: `${baseURL}/contact/`, referrer: '', encodedEmails: JSON.stringify({ 0: encoded }) };
}
