import type { Site } from '../fixtures/index.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  json(): unknown;
}

/** Somebody who calls the server without a browser: what they send is theirs to choose. */
export interface Caller {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Nobody the site knows. Each has an address of their own, so that no test meets the limits of another. */
export function stranger(site: Site, address = newAddress()): Caller {
  return callerWith(site, { 'x-forwarded-for': address });
}

export async function administrator(site: Site): Promise<Caller> {
  return signedIn(site, 'admin', site.adminPassword);
}

const EDITOR = { name: 'hostile-editor', password: 'an editor of no good' };

/** An account that may write, and no more. */
export async function editor(site: Site): Promise<Caller> {
  const owner = await administrator(site);
  // The second test that asks for it meets the account that the first one made.
  await owner.send('POST', '/admin/api/users', {
    ...EDITOR,
    displayName: 'Editor',
    email: null,
    role: 'editor',
  });
  return signedIn(site, EDITOR.name, EDITOR.password);
}

async function signedIn(site: Site, name: string, password: string): Promise<Caller> {
  const { cookie, nonce } = await bareSession(site, name, password);
  return callerWith(site, { cookie, 'x-portico-nonce': nonce, 'x-forwarded-for': newAddress() });
}

/** What a session is made of, for whoever got hold of a part of it. */
export async function bareSession(
  site: Site,
  name = 'admin',
  password = site.adminPassword,
): Promise<{ readonly cookie: string; readonly nonce: string }> {
  const answer = await stranger(site).send('POST', '/admin/api/session', { name, password });
  const { nonce } = answer.json() as { nonce: string };
  return { nonce, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

function callerWith(site: Site, own: Record<string, string>): Caller {
  return {
    async send(method, path, body, headers = {}) {
      const response = await fetch(site.baseURL + path, {
        method,
        redirect: 'manual',
        headers: { ...own, ...(isPlain(body) && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: isPlain(body) ? JSON.stringify(body) : (body as BodyInit) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
    },
  };
}

function isPlain(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(body))
  );
}

let strangers = 0;

/** 198.18.0.0/15 is for tests of networks, and no other fixture uses it. */
function newAddress(): string {
  strangers += 1;
  return `198.18.${(strangers >> 8) & 255}.${strangers & 255}`;
}
