import { roleAllows } from '@portico/kernel/server/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AdminTestServer,
  aMail,
  startAdminTestServer,
  type TestClient,
} from './testing/adminTestServer.ts';

let server: AdminTestServer;
let clients: Record<'visitor' | 'editor' | 'administrator', TestClient>;
beforeAll(async () => {
  server = await startAdminTestServer();
  server.mails.push(aMail());
  clients = {
    visitor: await server.as('visitor'),
    editor: await server.as('editor'),
    administrator: await server.as('administrator'),
  };
});
afterAll(() => server.close());

const address = (url: string) => url.replace(':id', 'no-such-id').replace('*', 'anything');
const hasBody = (method: string) => ['POST', 'PUT', 'PATCH'].includes(method);
/** Ends the session that this test uses; its own tests are in signIn.test.ts. */
const isSignOut = (route: { method: string; url: string }) =>
  route.method === 'DELETE' && route.url === '/admin/api/session';

describe('every route', () => {
  it('lets in exactly the roles that it declares', async () => {
    const walked: string[] = [];
    for (const route of server.routes) {
      if (isSignOut(route)) continue;
      for (const [role, person] of Object.entries(clients)) {
        const answer = await person.send(
          route.method,
          address(route.url),
          hasBody(route.method) ? {} : undefined,
        );
        const where = `${route.method} ${route.url} as ${role}`;
        const refused = answer.status === 401 || answer.status === 403;
        expect(refused, `${where}: ${answer.status}`).toBe(
          !roleAllows(role as 'visitor' | 'editor' | 'administrator', route.role),
        );
        expect(answer.status, where).toBeLessThan(500);
        walked.push(where);
      }
    }
    expect(walked.length).toBeGreaterThan(60);
  });

  it('of the table that changes something for somebody signed in wants the nonce', async () => {
    const bare = { headers: { 'content-type': 'application/json', cookie: '' } };
    for (const route of server.routes) {
      if (route.role === 'visitor' || ['GET', 'HEAD'].includes(route.method)) continue;
      const { accounts } = server;
      const [admin] = await accounts.users.list({ limit: 1 });
      const { token } = await accounts.sessions.start(admin?.id ?? '', { address: '', userAgent: '' });
      const answer = await clients.visitor.send(route.method, address(route.url), '{}', {
        headers: { ...bare.headers, cookie: `portico_session=${token}` },
      });
      expect(answer.json(), `${route.method} ${route.url}`).toMatchObject({
        code: 'rest_cookie_invalid_nonce',
      });
    }
  });
});

describe('bad input', () => {
  const BODIES: readonly [string, string, number][] = [
    ['broken JSON', '{"name": ', 400],
    ['nothing', '', 400],
    ['no object', '[1, 2]', 400],
    ['text', '"hello"', 400],
    ['null', 'null', 400],
    [
      'wrong types',
      '{"name": 5, "password": {}, "displayName": [], "current": 1, "next": null, "role": 7}',
      400,
    ],
    ['unknown members', '{"isRoot": true}', 400],
    ['prototype tricks', '{"__proto__": {"role": "administrator"}}', 400],
    ['a huge body', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ];

  it('is refused with a sentence by every call that takes a body', async () => {
    const document = (await clients.administrator.send('GET', '/admin/api/openapi.json')).json<OpenApi>();
    let calls = 0;
    for (const [url, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (!operation.requestBody) continue;
        calls += 1;
        for (const [what, body, status] of BODIES) {
          const answer = await clients.administrator.send(
            method.toUpperCase(),
            url.replace('{id}', 'x'),
            body,
          );
          const where = `${method} ${url} with ${what}: ${answer.text.slice(0, 200)}`;
          expect(answer.status, where).toBe(status);
          expect(answer.json(), where).toMatchObject({
            code: expect.any(String),
            message: expect.stringMatching(/\.$/),
            data: { status },
          });
        }
        const form = await clients.administrator.send(method.toUpperCase(), url, undefined, {
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            cookie: '',
          },
          payload: 'name=admin&password=x',
        });
        expect([401, 415]).toContain(form.status);
      }
    expect(calls).toBeGreaterThanOrEqual(6);
  });

  it.each([
    '/admin/api/users?limit=0',
    '/admin/api/users?limit=1000',
    '/admin/api/users?limit=many',
    '/admin/api/users?role=emperor',
    '/admin/api/users?cursor=%00',
    `/admin/api/users?search=${'x'.repeat(101)}`,
    '/admin/api/outbox?state=lost',
    '/admin/api/outbox?cursor=eyJ9',
    `/admin/api/outbox?search=${'x'.repeat(101)}`,
    `/admin/api/outbox/${'x'.repeat(65)}`,
  ])('%s is refused with a sentence', async (url) => {
    const answer = await clients.administrator.send('GET', url);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\.$/), data: { status: 400 } });
  });

  it.each(['/admin/api/nothing', '/admin/api/outbox/none', '/admin/api/users/none', '/admin/api/'])(
    '%s is not found, in JSON',
    async (url) => {
      const answer = await clients.administrator.send('GET', url);
      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({ data: { status: 404 } });
    },
  );
});

describe('the OpenAPI document', () => {
  it('lists every call of the administration, with who may make it and what it takes and gives', async () => {
    const document = (await clients.administrator.send('GET', '/admin/api/openapi.json')).json<OpenApi>();
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    const declared = server.routes
      .filter((route) => route.url.startsWith('/admin/api/') && !route.url.endsWith('*'))
      .filter((route) => route.method !== 'HEAD')
      .map((route) => `${route.method} ${route.url.replace(':id', '{id}')}`);
    expect(listed.toSorted()).toEqual(declared.toSorted());
    for (const [url, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const where = `${method} ${url}`;
        expect(operation.summary, where).toMatch(/\.$/);
        expect(operation.description, where).toMatch(/^For: (visitor|editor|administrator)\.$/);
        expect(Object.keys(operation.responses).length, where).toBeGreaterThan(0);
        const named = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
        expect(
          inPath.map((parameter) => parameter.name),
          where,
        ).toEqual(named);
      }
    // Every reference resolves within the document.
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      let node: unknown = document;
      for (const step of (reference ?? '').split('/')) node = (node as Record<string, unknown>)[step];
      expect(node, reference).toBeDefined();
    }
  });
});

describe('the outbox', () => {
  it('is listed newest first, filtered, searched and paged', async () => {
    server.mails.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...['a', 'b', 'c', 'd'].map((id, index) =>
        aMail({ id, createdAt: index, subject: `Mail ${id}`, state: id === 'b' ? 'failed' : 'sent' }),
      ),
    );
    const ids = async (query: string) => {
      const page = (await clients.administrator.send('GET', `/admin/api/outbox?${query}`)).json() as {
        items: { id: string }[];
        nextCursor: string | null;
      };
      return { ids: page.items.map((mail) => mail.id).join(''), next: page.nextCursor };
    };
    const first = await ids('limit=3');
    expect(first.ids).toBe('dcb');
    expect(await ids(`limit=3&cursor=${first.next}`)).toEqual({ ids: 'a', next: null });
    expect((await ids('state=failed')).ids).toBe('b');
    expect((await ids('search=Mail%20c')).ids).toBe('c');
  });

  it('lets an administrator read a mail and send it again', async () => {
    server.mails.splice(
      0,
      Number.POSITIVE_INFINITY,
      aMail({ id: 'x', state: 'failed', lastError: 'No route' }),
    );
    const read = await clients.administrator.send('GET', '/admin/api/outbox/x');
    expect(read.json()).toMatchObject({ text: 'Hello', lastError: 'No route', hasHtml: true });
    expect(read.text).not.toContain('<p>');
    const resent = await clients.administrator.send('POST', '/admin/api/outbox/x/resend');
    expect(resent.json()).toMatchObject({ state: 'waiting' });
  });

  it('shows the HTML of a mail in a document that can do nothing', async () => {
    server.mails.splice(0, Number.POSITIVE_INFINITY, aMail({ id: 'x', html: '<script>alert(1)</script>' }));
    const html = await clients.administrator.send('GET', '/admin/api/outbox/x/html');
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
  });
});

describe('the application', () => {
  it('is one page at every address below /admin/, with a fresh nonce each time and no inline script allowed', async () => {
    const pages = await Promise.all(
      ['/admin/', '/admin/outbox/x', '/admin/users?role=editor'].map((url) =>
        clients.visitor.send('GET', url),
      ),
    );
    const nonces = pages.map((page) => {
      expect(page.status).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      const policy = String(page.headers['content-security-policy']);
      const nonce = /style-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1];
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default portico");
      expect(page.text).toContain(`nonce="${nonce}"`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  it('sends its files for ever, and nothing outside its folder', async () => {
    const file = await clients.visitor.send('GET', '/admin/assets/main-abc123.js');
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of [
      '/admin/assets/none.js',
      '/admin/assets/..%2findex.html',
      '/admin/assets/%2e%2e/index.html',
    ])
      expect((await clients.visitor.send('GET', url)).text, url).not.toContain('__CSP_NONCE__');
    expect((await clients.visitor.send('GET', '/admin/assets/none.js')).status).toBe(404);
  });

  it('leads from /admin to /admin/', async () => {
    const answer = await clients.visitor.send('GET', '/admin');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/admin/');
  });

  it('says what to do where it was not built', async () => {
    const unbuilt = await startAdminTestServer({ built: false });
    const answer = await (await unbuilt.as('visitor')).send('GET', '/admin/');
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('npm run build');
    await unbuilt.close();
  });
});

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<
      string,
      {
        summary: string;
        description: string;
        requestBody?: object;
        responses: object;
        parameters?: { in: string; name: string }[];
      }
    >
  >;
}
