import { expect, it, vi } from 'vitest';
import { CALLS, readPageObjects } from '../../wire/public.ts';
import { createTransport } from './createTransport.ts';

const REST = 'aaaaaaaaaa';
const AJAX = 'bbbbbbbbbb';

it('SP-08 SP-16 SP-50 the look-up of an address goes by REST with REST’s nonce, and decoding after it by admin-ajax with its own', async () => {
  const { transport, sent } = site({ type: 'admin_ajax', valid: [REST, AJAX] });
  expect(await transport.call('checkEmailExists', { email: 'a@b.cc' }, { byRest: true })).toMatchObject(OK);
  expect(await transport.call('decodeEmail', {})).toMatchObject(OK);
  expect(sent).toEqual([`rest ${REST}`, `ajax ${AJAX}`]);
});

it('SP-45 a page out of a cache: the way that took the fresh nonce is taken from then on', async () => {
  const { transport, sent } = site({ type: 'admin_ajax', valid: [], fresh: 'rest' });
  expect(await transport.call('checkEmailExists', { email: 'a@b.cc' }, { byRest: true })).toMatchObject(OK);
  expect(await transport.call('decodeEmail', {})).toMatchObject(OK);
  expect(sent).toEqual([`rest ${REST}`, 'fresh', 'rest 1111111111', 'rest 1111111111']);
});

it('SP-45 a fresh nonce that is refused was made for the other way, and the next call takes it', async () => {
  const { transport, sent } = site({ type: 'admin_ajax', valid: [], fresh: 'rest' });
  expect(await transport.call('decodeEmail', {})).toMatchObject({ kind: 'failure', status: 403 });
  expect(sent).toEqual([`ajax ${AJAX}`, 'fresh', 'ajax 1111111111']);
  expect(await transport.call('decodeEmail', {})).toMatchObject(OK);
  expect(sent.at(-1)).toBe('rest 1111111111');
});

it('SP-45 where REST is shut to visitors, admin-ajax keeps the nonce of the page', async () => {
  const { transport, sent } = site({ type: 'admin_ajax', valid: [AJAX], fresh: 'ajax' });
  await transport.call('checkEmailExists', { email: 'a@b.cc' }, { byRest: true });
  expect(await transport.call('decodeEmail', {})).toMatchObject(OK);
  expect(sent).toEqual([`rest ${REST}`, 'fresh', 'rest 1111111111', 'ajax 1111111111']);
});

it('SP-45 calls that are refused together share one fresh nonce: the server gives one in ten seconds', async () => {
  const { transport, sent } = site({ type: 'rest', valid: [], fresh: 'rest' });
  const replies = await Promise.all([
    transport.call('checkEmailExists', { email: 'a@b.cc' }, { byRest: true }),
    transport.call('checkEmailBeforePost', { email: 'a@b.cc' }, { byRest: false }),
  ]);
  expect(replies).toMatchObject([OK, OK]);
  expect(sent.filter((call) => call === 'fresh')).toHaveLength(1);
  expect(sent.filter((call) => call === 'rest 1111111111')).toHaveLength(2);
});

const OK = { kind: 'reply', body: { success: true } };

/** Responds like WordPress with the plugin: each route accepts its own nonces, and a fresh one is issued every ten seconds. */
function site({ type, valid, fresh }: { type: string; valid: readonly string[]; fresh?: 'rest' | 'ajax' }) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent: string[] = [];
  let isFresh = false;
  const answer = (status: number, body: unknown): Response =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  const takes = (way: 'rest' | 'ajax', nonce: string): boolean =>
    nonce === '1111111111'
      ? fresh === way
      : valid.includes(nonce) && nonce === { rest: REST, ajax: AJAX }[way];
  const fetch = async (url: string, { headers, body }: { headers?: object; body: FormData }) => {
    if (url.endsWith('//site.example/')) {
      sent.push('fresh');
      if (isFresh) return answer(200, 'FAIL {"error":"TOO_MANY_ATTEMPTS"}');
      isFresh = true;
      return answer(200, { wpnonce: '1111111111' });
    }
    const way = url.includes(CALLS.decodeEmail.route) || url.includes('/check_email') ? 'rest' : 'ajax';
    const nonce = String(way === 'rest' ? Reflect.get(headers ?? {}, 'X-WP-Nonce') : body.get('_ajax_nonce'));
    sent.push(`${way} ${nonce}`);
    if (takes(way, nonce)) return answer(200, { success: true });
    return way === 'rest' ? answer(403, { code: 'x', data: { status: 403 } }) : answer(403, '-1');
  };
  const view = {
    location: { protocol: 'https:', host: 'site.example' },
    ctPublic: {},
    ctPublicFunctions: {
      _rest_url: '/wp-json/',
      _ajax_url: '/wp-admin/admin-ajax.php',
      _rest_nonce: REST,
      _ajax_nonce: AJAX,
      data__ajax_type: type,
      host_url: 'site.example',
    },
  } as unknown as Window;
  const configuration = readPageObjects(view);
  if (!configuration) throw new Error('The page has no objects.');
  return {
    sent,
    transport: createTransport(fetch as unknown as typeof globalThis.fetch, view, configuration),
  };
}
