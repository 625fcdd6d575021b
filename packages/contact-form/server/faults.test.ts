import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createJobs,
  createOutbox,
  createSmtpTransport,
  kernelMigrations,
  openDatabase,
} from '@portico/kernel/server';
import {
  bundleProgram,
  type MailServerMode,
  silentLogger,
  startTestMailServer,
} from '@portico/kernel/server/testing';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { HIDDEN } from '../wire/public.ts';
import { contactFormMigrations } from './index.ts';
import type { ContactFormTables } from './tables.ts';
import { formData, startContactForm } from './testing/startContactForm.ts';

/** `npm run faults -- --long` runs twenty, on both engines. */
const ROUNDS = 4;
const VISITORS = 8;

test('CF-21 no acknowledged message is lost or doubled while the process is killed again and again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-faults-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mail = await startTestMailServer();
  onTestFinished(() => mail.close());
  const file = join(folder, 'portico.db');
  const program = await bundleProgram(new URL('./testing/contactFormProcess.ts', import.meta.url));
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startProcess(program, file, mail.url);
    const visitors = Array.from({ length: VISITORS }, (_, number) =>
      visit(server.address, `r${round}-v${number}`, acknowledged, unanswered),
    );
    // Half of the rounds kill it at a random moment, the other half once messages have been acknowledged, however long that
    // takes.
    const before = acknowledged.size;
    if (round % 2)
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 2);
    await wait(50 + Math.random() * 400);
    server.child.kill('SIGKILL');
    await Promise.all(visitors);
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);

  // Unanswered messages are retried with the same key, as a browser does.
  const server = await startProcess(program, file, mail.url);
  for (const mark of unanswered) if (await send(server.address, mark)) acknowledged.add(mark);
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');

  const database = await openDatabase({
    url: undefined,
    file,
    migrations: [...kernelMigrations, ...contactFormMigrations],
  });
  onTestFinished(database.close);
  const rows = await database
    .tables<ContactFormTables>()
    .selectFrom('contact_submissions')
    .select('content')
    .execute();
  const stored = rows
    .map(({ content }) => JSON.parse(content).fields[0].values[0] as string)
    .sort((one, other) => one.localeCompare(other));
  expect(stored).toEqual([...acknowledged].sort((one, other) => one.localeCompare(other)));

  // A mail in progress when its process died is retried once its lease expires, a few minutes from now.
  const clock = { now: () => Date.now() + 10 * 60 * 1000 };
  const jobs = createJobs({ database, clock, log: silentLogger });
  const transport = createSmtpTransport(mail.url);
  onTestFinished(() => transport.close());
  const outbox = createOutbox({ database, clock, jobs, transport });
  await jobs.runDue();
  expect((await outbox.health()).counts).toMatchObject({
    sent: stored.length,
    waiting: 0,
    sending: 0,
    failed: 0,
  });
  expect(new Set(mail.received.map(({ subject }) => subject))).toEqual(new Set(stored));
}, 600_000);

test.each<MailServerMode>(['later', 'drop'])(
  'CF-22 the visitor is answered while the mail server will "%s"; the mail arrives when it is well again',
  async (mode) => {
    const mail = await startTestMailServer();
    onTestFinished(() => mail.close());
    const { addForm, sendOk, ports } = await startContactForm(
      {},
      { transport: createSmtpTransport(mail.url) },
    );
    const form = await addForm({ template: '[text* mark]' });
    mail.behave(mode);
    expect((await sendOk(form, { mark: 'x' })).status).toBe('mail_sent');
    await ports.jobs.runDue();
    const [waiting] = await ports.outbox.list();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting?.lastError).toBeTruthy();
    mail.behave('ok');
    ports.clock.advance(60 * 60 * 1000);
    await ports.jobs.runDue();
    expect((await ports.outbox.list())[0]).toMatchObject({ state: 'sent' });
    expect(mail.received).toHaveLength(1);
  },
);

test('CF-22 the visitor is answered while there is no mail server at all; the mail arrives when one is back', async () => {
  const gone = await startTestMailServer();
  await gone.close();
  const { addForm, sendOk, ports } = await startContactForm({}, { transport: createSmtpTransport(gone.url) });
  const form = await addForm({ template: '[text* mark]' });
  expect((await sendOk(form, { mark: 'x' })).status).toBe('mail_sent');
  await ports.jobs.runDue();
  const [waiting] = await ports.outbox.list();
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.any(String) });
  const back = await startTestMailServer(Number(new URL(gone.url).port));
  onTestFinished(() => back.close());
  ports.clock.advance(60 * 60 * 1000);
  await ports.jobs.runDue();
  expect(back.received).toHaveLength(1);
  expect((await ports.outbox.list())[0]).toMatchObject({ state: 'sent' });
});

test('CF-22 a mail server that is slow keeps no visitor waiting, and one that refuses is reported and can be tried again', async () => {
  const mail = await startTestMailServer();
  onTestFinished(() => mail.close());
  const { addForm, sendOk, ports, admin } = await startContactForm(
    {},
    { transport: createSmtpTransport(mail.url) },
  );
  const form = await addForm({ template: '[text* mark]' });
  mail.behave('slow');
  expect((await sendOk(form, { mark: 'slow' })).status).toBe('mail_sent');
  const sending = ports.jobs.runDue();
  expect((await sendOk(form, { mark: 'meanwhile' })).status).toBe('mail_sent');
  await expect.poll(async () => (await ports.outbox.list()).map(({ state }) => state)).toContain('sending');
  mail.behave('ok');
  mail.release();
  await sending;
  mail.behave('refuse');
  await sendOk(form, { mark: 'refused' });
  await ports.jobs.runDue();
  const { mails } = await (await admin('/contact-messages/3')).json();
  expect(mails).toMatchObject([{ state: 'failed', lastError: expect.stringContaining('No such mailbox') }]);
  mail.behave('ok');
  expect((await admin('/contact-messages/3/resend', { method: 'POST' })).status).toBe(204);
  await ports.jobs.runDue();
  expect((await (await admin('/contact-messages/3')).json()).mails).toMatchObject([{ state: 'sent' }]);
});

test('CF-21 a full disk is a clear failure with nothing half stored, and the same message goes through once there is room', async () => {
  const { addForm, send, ports, admin } = await startContactForm();
  const form = await addForm({ template: '[text* mark] [file f filetypes:txt]' });
  const tables = ports.database.tables<ContactFormTables>();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tables);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 1) + 1)}`.execute(tables);
  const entries = {
    mark: 'x'.repeat(390),
    f: new File(['hello'], 'a.txt'),
    [HIDDEN.submissionKey]: 'the-same-message',
  };
  let refused: Response | undefined;
  for (let tries = 0; tries < 50; tries++) {
    const answer = await send(form, { ...entries, mark: `${tries}`.padEnd(390, 'y') });
    if (answer.status === 200) continue;
    refused = answer;
    break;
  }
  expect(refused?.status).toBeGreaterThanOrEqual(500);
  expect(await refused?.json()).toMatchObject({ message: expect.stringMatching(/\w+/) });
  const before = await (await admin('/contact-messages/counts')).json();
  expect((await ports.outbox.list({ limit: 200 })).length).toBe(before.inbox);
  await sql`pragma max_page_count = 1073741823`.execute(tables);
  expect(await (await send(form, entries)).json()).toMatchObject({ status: 'mail_sent' });
  expect((await (await admin('/contact-messages/counts')).json()).inbox).toBe(before.inbox + 1);
});

async function startProcess(
  program: string,
  file: string,
  smtpUrl: string,
): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [program, file, smtpUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { address: String(line).trim(), child };
}

/** Sends one message after another until the server is gone. */
async function visit(
  address: string,
  name: string,
  acknowledged: Set<string>,
  unanswered: Set<string>,
): Promise<void> {
  for (let number = 0; ; number++) {
    const mark = `${name}-${number}`;
    unanswered.add(mark);
    if (!(await send(address, mark))) return;
    unanswered.delete(mark);
    acknowledged.add(mark);
  }
}

async function send(address: string, mark: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/1/feedback`, {
      method: 'POST',
      body: formData({ [HIDDEN.unitTag]: 'wpcf7-f1-o1', [HIDDEN.submissionKey]: `key-of-${mark}`, mark }),
      headers: { 'user-agent': 'Test browser' },
    });
    const { status } = (await response.json()) as { status: string };
    return status === 'mail_sent';
  } catch {
    return false; // The server was killed mid-request.
  }
}
