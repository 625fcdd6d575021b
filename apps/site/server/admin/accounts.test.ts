import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AdminTestServer, PASSWORD, signIn, startAdminTestServer } from './testing/adminTestServer.ts';

let server: AdminTestServer;
beforeEach(async () => {
  server = await startAdminTestServer();
});
afterEach(() => server.close());

describe('the first administrator', () => {
  it('is made once, with a made-up password if none is given', async () => {
    expect(await server.accounts.makeFirstAdministrator('another')).toBeNull();
    await server.database.tables<{ users: { id: string } }>().deleteFrom('users').execute();
    const first = await server.accounts.makeFirstAdministrator(undefined);
    expect(first).toMatchObject({ name: 'admin', madeUpPassword: expect.stringMatching(/^[\w-]{20}$/) });
    expect((await signIn(server.app, 'admin', first?.madeUpPassword ?? '')).status).toBe(200);
  });
});

describe('my account', () => {
  it('lets me change my name and address, and says when the address is taken', async () => {
    const editor = await server.as('editor');
    const admin = await server.as('administrator');
    const mine = { displayName: 'Édith Ö.', email: 'Edith@example.org' };
    expect((await editor.send('PUT', '/admin/api/account', mine)).json()).toMatchObject({
      displayName: 'Édith Ö.',
      email: 'edith@example.org',
    });
    const taken = await admin.send('PUT', '/admin/api/account', mine);
    expect(taken.status).toBe(400);
    expect(taken.json()).toMatchObject({
      data: { params: { email: 'Another account has this address already.' } },
    });
  });

  it('changes my password only with the current one, and signs me out everywhere else', async () => {
    const here = await server.as('administrator');
    const elsewhere = await server.as('administrator');
    const change = (current: string) =>
      here.send('POST', '/admin/api/account/password', { current, next: 'a brand new phrase' });
    expect((await change('wrong')).json()).toMatchObject({
      data: { params: { current: 'This is not your current password.' } },
    });
    expect((await elsewhere.send('GET', '/admin/api/account')).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await here.send('GET', '/admin/api/account')).status).toBe(200);
    expect((await elsewhere.send('GET', '/admin/api/account')).status).toBe(401);
    expect((await signIn(server.app, 'admin', PASSWORD)).status).toBe(401);
    expect((await signIn(server.app, 'admin', 'a brand new phrase')).status).toBe(200);
  });

  it('lets nobody try my password at an open session again and again', async () => {
    const here = await server.as('administrator');
    const change = (current: string) =>
      here.send('POST', '/admin/api/account/password', { current, next: 'a brand new phrase' });
    for (let time = 0; time < 10; time++) expect((await change(`guess ${time}`)).status).toBe(400);
    const refused = await change(PASSWORD);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.json().message).toContain('Please try again in 15 minutes.');
    server.clock.advance(15 * 60 * 1000);
    expect((await change(PASSWORD)).status).toBe(204);
  });

  it('shows where I am signed in and ends one session, or all others', async () => {
    const here = await server.as('administrator');
    const second = await server.as('administrator');
    const third = await server.as('administrator');
    const open = (await here.send('GET', '/admin/api/account/sessions')).json().items as {
      id: string;
      isThisOne: boolean;
    }[];
    expect(open).toHaveLength(3);
    expect(open.filter((session) => session.isThisOne)).toHaveLength(1);
    const other = open.find((session) => !session.isThisOne);
    expect((await here.send('DELETE', `/admin/api/account/sessions/${other?.id}`)).status).toBe(204);
    expect((await here.send('DELETE', '/admin/api/account/sessions')).json()).toEqual({ ended: 1 });
    for (const gone of [second, third])
      expect((await gone.send('GET', '/admin/api/account')).status).toBe(401);
    expect((await here.send('GET', '/admin/api/account')).status).toBe(200);
  });

  it("does not end other people's sessions", async () => {
    const editor = await server.as('editor');
    const admin = await server.as('administrator');
    const theirs = (await admin.send('GET', '/admin/api/account/sessions')).json().items as { id: string }[];
    expect((await editor.send('DELETE', `/admin/api/account/sessions/${theirs[0]?.id}`)).status).toBe(404);
    expect((await admin.send('GET', '/admin/api/account')).status).toBe(200);
  });
});

describe('other accounts', () => {
  const newUser = {
    name: 'Grace',
    displayName: 'Grace H.',
    email: 'grace@example.org',
    role: 'editor',
    password: 'a phrase of hers',
  };

  it('are added by an administrator, once a name', async () => {
    const admin = await server.as('administrator');
    expect((await admin.send('POST', '/admin/api/users', newUser)).json()).toMatchObject({
      name: 'grace',
      role: 'editor',
    });
    expect((await signIn(server.app, 'grace', newUser.password)).status).toBe(200);
    const again = await admin.send('POST', '/admin/api/users', { ...newUser, email: null });
    expect(again.json()).toMatchObject({
      data: { params: { name: 'Somebody else has this name already.' } },
    });
    const sameMail = await admin.send('POST', '/admin/api/users', { ...newUser, name: 'other' });
    expect(sameMail.json()).toMatchObject({
      data: { params: { email: 'Another account has this address already.' } },
    });
  });

  it('are listed by name, searched and filtered, page by page', async () => {
    const admin = await server.as('administrator');
    for (const name of ['zoe', 'bob', 'al_x', 'carol'])
      await admin.send('POST', '/admin/api/users', { ...newUser, name, email: null });
    const names = async (query: string) => {
      const page = (await admin.send('GET', `/admin/api/users?${query}`)).json() as {
        items: { name: string }[];
        nextCursor: string | null;
      };
      return { names: page.items.map((user) => user.name), next: page.nextCursor };
    };
    const first = await names('limit=3');
    expect(first.names).toEqual(['admin', 'al_x', 'bob']);
    expect(await names(`limit=3&cursor=${first.next}`)).toEqual({ names: ['carol', 'zoe'], next: null });
    expect((await names('role=administrator')).names).toEqual(['admin']);
    expect((await names('search=L_')).names).toEqual(['al_x']);
    expect((await names('search=%25')).names).toEqual([]);
  });

  it('lose their sessions when disabled, and come back when enabled', async () => {
    const editor = await server.as('editor');
    const admin = await server.as('administrator');
    const { id } = (await editor.send('GET', '/admin/api/account')).json();
    expect((await admin.send('PATCH', `/admin/api/users/${id}`, { isDisabled: true })).json()).toMatchObject({
      isDisabled: true,
    });
    expect((await editor.send('GET', '/admin/api/account')).status).toBe(401);
    expect((await signIn(server.app, 'ed', PASSWORD)).status).toBe(401);
    await admin.send('PATCH', `/admin/api/users/${id}`, { isDisabled: false });
    expect((await signIn(server.app, 'ed', PASSWORD)).status).toBe(200);
  });

  it('never leave the site without an administrator', async () => {
    const admin = await server.as('administrator');
    const { id } = (await admin.send('GET', '/admin/api/account')).json();
    const demote = () => admin.send('PATCH', `/admin/api/users/${id}`, { role: 'editor', displayName: 'X' });
    expect((await demote()).json()).toMatchObject({ code: 'last_administrator', data: { status: 409 } });
    expect((await admin.send('GET', '/admin/api/account')).json()).toMatchObject({
      displayName: 'Administrator',
    });
    const second = (
      await admin.send('POST', '/admin/api/users', { ...newUser, role: 'administrator' })
    ).json();
    await admin.send('PATCH', `/admin/api/users/${second.id}`, { isDisabled: true });
    expect((await demote()).status).toBe(409);
    await admin.send('PATCH', `/admin/api/users/${second.id}`, { isDisabled: false });
    expect((await demote()).status).toBe(200);
    expect((await admin.send('GET', '/admin/api/users')).status).toBe(403);
  });

  it('cannot be disabled by their own hand', async () => {
    const admin = await server.as('administrator');
    await admin.send('POST', '/admin/api/users', { ...newUser, role: 'administrator' });
    const { id } = (await admin.send('GET', '/admin/api/account')).json();
    expect((await admin.send('PATCH', `/admin/api/users/${id}`, { isDisabled: true })).status).toBe(409);
  });

  it('get a new password from an administrator, which signs them out', async () => {
    const editor = await server.as('editor');
    const admin = await server.as('administrator');
    const { id } = (await editor.send('GET', '/admin/api/account')).json();
    const reset = await admin.send('PUT', `/admin/api/users/${id}/password`, {
      password: 'something else entirely',
    });
    expect(reset.status).toBe(204);
    expect((await editor.send('GET', '/admin/api/account')).status).toBe(401);
    expect((await signIn(server.app, 'ed', 'something else entirely')).status).toBe(200);
  });
});
