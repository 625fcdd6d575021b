import { CLICKS_CALL, EDITOR_CALL } from '@portico/builder/wire/public';
import { ADMIN_AJAX_PATH, type Role, roleAllows } from '@portico/kernel/server/http';
import { NONCE_HEADER } from '@portico/kernel/server/testing';
import { AJAX_ACTIONS, CALLS } from '@portico/spam-protection/wire/public';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type RunningSite, startSite } from './testing/startSite.ts';

type Person = { readonly cookie: string; readonly nonce: string };

let site: RunningSite;
let people: Record<Role, Person>;
/** The nonce that a page gives its visitors' scripts. */
let pageNonce = '';
beforeAll(async () => {
  site = await startSite();
  pageNonce = await freshPageNonce();
  const administrator = await signIn('admin', PASSWORD);
  await call('POST', '/admin/api/users', administrator, {
    name: 'editor',
    displayName: 'Editor',
    email: null,
    role: 'editor',
    password: PASSWORD,
  });
  people = { visitor: { cookie: '', nonce: '' }, editor: await signIn('editor', PASSWORD), administrator };
});
afterAll(() => site.remove());

/** Hundreds of routes, each called by three people. */
const A_WHILE_MS = 180_000;

test(
  'every route of the whole site lets in exactly the roles that it declares',
  async () => {
    const walked = new Set<string>();
    for (const { method, url, role } of site.routes) {
      // `fetch` cannot send TRACE, and none of our routes is for it alone.
      if (method === 'TRACE' || ENDS_THE_SESSION.test(`${method} ${url}`)) continue;
      const address = url.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', 'anything');
      for (const [held, person] of Object.entries(people) as [Role, Person][]) {
        const { status, code } = await call(method, address, person, {});
        const where = `${method} ${url} as ${held}: ${status} ${code}`;
        const isTurnedAway = TURNED_AWAY.includes(code);
        expect(isTurnedAway, where).toBe(!roleAllows(held, role));
        if (!REFUSES_WITH_500.test(url)) expect(status, where).toBeLessThan(500);
      }
      walked.add(role);
    }
    expect(walked).toEqual(new Set(['visitor', 'administrator', ...(hasEditorRoutes() ? ['editor'] : [])]));
  },
  A_WHILE_MS,
);

test('whatever changes something for somebody signed in wants the nonce', async () => {
  for (const { method, url, role } of site.routes) {
    if (role === 'visitor' || method === 'GET' || method === 'HEAD') continue;
    const answer = await call(method, url.replace(/:\w+/g, '1'), { ...people.administrator, nonce: '' }, {});
    expect(answer.code, `${method} ${url}`).toBe('rest_cookie_invalid_nonce');
  }
});

test('who may call what is in a table that somebody has reviewed', async () => {
  const routes = site.routes.map(({ method, url, role }) => `${role.padEnd(14)} ${method.padEnd(7)} ${url}`);
  const actions = [
    ...Object.values(CALLS).map(({ action }) => action),
    ...Object.values(AJAX_ACTIONS),
    CLICKS_CALL.action,
    EDITOR_CALL.action,
    'no_such_action',
  ];
  const answered: string[] = [];
  for (const action of actions) answered.push(`${action}: ${await statusesOf(action)}`);
  await expect(
    [
      'Who may make a call. A change of this table is a change of rights: look at it twice.',
      ...routes.sort((one, other) => one.localeCompare(other)),
      '',
      `How ${ADMIN_AJAX_PATH} answers an action without its nonce.`,
      ...answered,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('roles.txt');
});

async function statusesOf(action: string): Promise<string> {
  const statuses: string[] = [];
  for (const [held, { cookie }] of Object.entries(people)) {
    const response = await fetch(site.address + ADMIN_AJAX_PATH, {
      method: 'POST',
      headers: cookie ? { cookie } : {},
      body: new URLSearchParams({ action }),
    });
    await response.text();
    statuses.push(`${held} ${response.status}`);
  }
  return statuses.join(', ');
}

const ENDS_THE_SESSION = /^DELETE \/admin\/api\/(session|account\/sessions)/;
/** By contract, these endpoints refuse with a 500 and a code in the body. */
const REFUSES_WITH_500 = /^\/wp-json\/elementor\/v1\/import-export-customization\//;
const TURNED_AWAY = ['rest_not_logged_in', 'rest_forbidden', 'rest_cookie_invalid_nonce', 'wpcf7_forbidden'];

function hasEditorRoutes(): boolean {
  return site.routes.some(({ role }) => role === 'editor');
}

async function freshPageNonce(): Promise<string> {
  const response = await fetch(site.address, {
    method: 'POST',
    body: new URLSearchParams({
      spbc_remote_call_action: 'get_fresh_wpnonce',
      plugin_name: 'antispam',
      nonce_prev: '0123456789',
    }),
  });
  return (await response.json()).wpnonce;
}

async function signIn(name: string, password: string): Promise<Person> {
  const response = await fetch(`${site.address}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  const { nonce } = await response.json();
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', nonce };
}

async function call(
  method: string,
  path: string,
  { cookie, nonce }: Person,
  body: unknown,
): Promise<{ status: number; code: string }> {
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(site.address + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-wp-nonce': pageNonce,
      ...(cookie && { cookie }),
      ...(nonce && { [NONCE_HEADER]: nonce }),
      ...(takesBody && { 'content-type': 'application/json' }),
    },
    ...(takesBody && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // A HEAD response has no body with the reason; its status tells.
  if (method === 'HEAD') return { status: response.status, code: HEAD_CODES[response.status] ?? '' };
  return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '' };
}

const HEAD_CODES: Readonly<Record<number, string>> = { 401: 'rest_not_logged_in', 403: 'rest_forbidden' };
