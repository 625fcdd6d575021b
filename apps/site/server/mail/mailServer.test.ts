import { startTestMailServer } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { signInAdministrator } from '../testing/signInAdministrator.ts';
import { startSite } from '../testing/startSite.ts';

async function running(environment: Record<string, string> = {}) {
  const site = await startSite({ PORTICO_START: 'empty', ...environment });
  onTestFinished(() => site.remove());
  const { ask } = await signInAdministrator(site);
  return async (method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body);
    return { status: answer.status, text: await answer.clone().text(), body: await answer.json() };
  };
}

test('an owner enters a mail server, and a test mail says in a sentence what became of it', async () => {
  const mails = await startTestMailServer();
  onTestFinished(() => mails.close());
  const call = await running();
  expect((await call('GET', '/mail-server')).body).toMatchObject({ source: 'none', hasPassword: false });
  expect(await call('POST', '/mail-server/test', { to: 'owner@quay.example' })).toMatchObject({
    status: 400,
    body: { message: 'There is no mail server yet. Enter one and save it first.' },
  });

  const server = { host: '127.0.0.1', port: Number(new URL(mails.url).port), security: 'plain', user: '' };
  const saved = await call('PUT', '/mail-server', { ...server, password: 'open sesame' });
  expect(saved.body).toEqual({ ...server, source: 'settings', hasPassword: true });
  expect(saved.text + (await call('GET', '/mail-server')).text).not.toContain('sesame');
  expect((await call('GET', '/overview')).body.mail.delivery).toBe('smtp');

  await call('PATCH', '/site-settings', {
    name: 'Quay',
    mail: { owner: 'owner@quay.example', sender: '', orders: '' },
  });
  expect((await call('POST', '/mail-server/test', { to: 'ann@example.org' })).body).toMatchObject({
    isSent: true,
    sentence: expect.stringContaining('accepted the mail for ann@example.org'),
  });
  expect(mails.received).toMatchObject([
    { subject: 'Test mail from Quay', envelope: { from: 'owner@quay.example', to: ['ann@example.org'] } },
  ]);

  mails.behave('refuse');
  expect((await call('POST', '/mail-server/test', { to: 'ann@example.org' })).body).toMatchObject({
    isSent: false,
    sentence: expect.stringContaining('refused'),
  });

  // A password belongs to one server: another host does not get it.
  expect(
    (await call('PUT', '/mail-server', { ...server, host: 'elsewhere.example', password: null })).body,
  ).toMatchObject({
    data: { params: { password: expect.stringContaining('enter the password again') } },
  });
  expect((await call('DELETE', '/mail-server')).body).toMatchObject({ source: 'none', hasPassword: false });
  expect((await call('GET', '/overview')).body.mail.delivery).toBe('kept');
});

test('the environment’s mail server goes before the owner’s, and the screen is told so', async () => {
  const [outside, own] = [await startTestMailServer(), await startTestMailServer()];
  onTestFinished(async () => void (await Promise.all([outside.close(), own.close()])));
  const call = await running({ SMTP_URL: outside.url });
  const server = {
    host: '127.0.0.1',
    port: Number(new URL(own.url).port),
    security: 'plain',
    user: '',
    password: '',
  };
  expect((await call('PUT', '/mail-server', server)).body.source).toBe('environment');
  expect((await call('POST', '/mail-server/test', { to: 'ann@example.org' })).body.isSent).toBe(true);
  expect([outside.received.length, own.received.length]).toEqual([1, 0]);
});

test('what is no mail server is refused beside its field', async () => {
  const call = await running();
  const server = { host: 'mail.example.org', port: 587, security: 'starttls', user: '', password: null };
  const wrong = [
    { ...server, host: '' },
    { ...server, host: 'a b/c@d' },
    { ...server, port: 0 },
    { ...server, port: 'many' },
    { ...server, security: 'none' },
    { ...server, password: 'x'.repeat(501) },
    { ...server, extra: 1 },
    {},
  ];
  for (const body of wrong)
    expect((await call('PUT', '/mail-server', body)).status, JSON.stringify(body)).toBe(400);
  for (const to of ['', 'nobody', 'a@b.example, c@d.example', 7])
    expect((await call('POST', '/mail-server/test', { to })).status, String(to)).toBe(400);
  expect((await call('GET', '/mail-server')).body.source).toBe('none');
});
