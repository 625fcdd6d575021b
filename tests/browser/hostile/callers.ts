import type { Site } from '../fixtures/index.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  json(): unknown;
}

/** A client without a browser, which can send anything. */
export interface Caller {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** An unknown client. Each has its own IP address, so that no test runs into another's limits. */
export function stranger(site: Site, address = newAddress()): Caller {
  return callerWith(site, { 'x-forwarded-for': address });
}

export async function administrator(site: Site): Promise<Caller> {
  return signedIn(site, 'admin', site.adminPassword);
}

const EDITOR = { name: 'hostile-editor', password: 'an editor of no good' };

/** An account that may only write. */
export async function editor(site: Site): Promise<Caller> {
  const owner = await administrator(site);
  // The second test that needs it finds the account that the first one created.
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

/** The parts of a session, for an attacker who got hold of one of them. */
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

/** 198.18.0.0/15 is reserved for network tests, and no other fixture uses it. */
function newAddress(): string {
  strangers += 1;
  return `198.18.${(strangers >> 8) & 255}.${strangers & 255}`;
}
