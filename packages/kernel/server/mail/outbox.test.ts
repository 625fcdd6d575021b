import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHealth } from '../health.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { silentLogger } from '../logger.ts';
import {
  createTestClock,
  describeOnBothEngines,
  startTestMailServer,
  type TestPorts,
  testPorts,
} from '../testing/index.ts';
import { createOutbox } from './createOutbox.ts';
import { createSmtpTransport } from './createSmtpTransport.ts';
import type { MailTransport } from './MailTransport.ts';
import type { OutgoingMail } from './Outbox.ts';
import { registerMailExpiry } from './registerMailExpiry.ts';
import { UnsafeMailError } from './safeMail.ts';

const DAYS = 24 * 60 * 60 * 1000;

const letter = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  from: 'Northlight <hello@northlight.example>',
  to: ['anna@customer.example'],
  subject: 'Your question',
  text: 'Good morning, Anna',
  ...change,
});

const put = ({ database, outbox }: TestPorts, change?: Partial<OutgoingMail>) =>
  database.transaction((transaction) => outbox.enqueue(transaction, letter(change)));

async function withMailServer({ answerMs = 500 } = {}) {
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const ports = await testPorts({
    transport: createSmtpTransport(server.url, { connectMs: 5_000, answerMs }),
  });
  return { server, ports };
}

it('A mail of an earlier release, with one address for answers, is read like any other', async () => {
  const ports = await testPorts();
  const id = await put(ports);
  await ports.database
    .tables<{ mails: { id: string; message: string } }>()
    .updateTable('mails')
    .set({ message: JSON.stringify({ ...letter(), replyTo: 'support@northlight.example' }) })
    .where('id', '=', id)
    .execute();
  expect(await ports.outbox.read(id)).toMatchObject({ replyTo: ['support@northlight.example'] });
});

describe('A mail with a mail server', () => {
  it('is sent with all that it has', async () => {
    const { server, ports } = await withMailServer();
    const path = join(ports.filesFolder, 'plan.pdf');
    await writeFile(path, 'a plan');
    const id = await put(ports, {
      to: ['Anna <anna@customer.example>', 'otto@customer.example'],
      cc: ['copy@customer.example'],
      bcc: ['hidden@customer.example'],
      replyTo: ['Support <support@northlight.example>', '"Sales, North" <sales@northlight.example>'],
      subject: 'Grüße aus dem Norden 🌲',
      html: '<p>Good morning</p>',
      headers: { 'X-Topic': 'trees' },
      attachments: [{ filename: 'Plan für 2026.pdf', path, contentType: 'application/pdf' }],
      about: 'submission:7',
    });
    expect(await ports.outbox.read(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      about: 'submission:7',
    });
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ state: 'sent', attempts: 1, lastError: null, sentAt: ports.clock.now() },
    });
    const [mail] = server.received;
    expect(mail).toMatchObject({
      subject: 'Grüße aus dem Norden 🌲',
      from: { address: 'hello@northlight.example', name: 'Northlight' },
      text: 'Good morning, Anna\n',
      html: '<p>Good morning</p>\n',
      replyTo: [
        { name: 'Support', address: 'support@northlight.example' },
        { name: 'Sales, North', address: 'sales@northlight.example' },
      ],
      messageId: `<${id}@northlight.example>`,
    });
    expect(mail?.envelope.to.toSorted()).toEqual(
      ['anna', 'copy', 'hidden', 'otto'].map((name) => `${name}@customer.example`),
    );
    expect(mail?.raw).not.toContain('hidden@');
    expect(mail?.raw).not.toContain('submission:7');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'x-topic', value: 'trees' }));
    const [attachment] = mail?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'Plan für 2026.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toBe('a plan');
  });

  it('is one mail with one set of headers, whatever a visitor typed', async () => {
    const { server, ports } = await withMailServer();
    const evil = 'x\r\nBcc: victim@elsewhere.example\r\n\r\nBuy now';
    await put(ports, { subject: evil, headers: { 'X-Name': evil }, text: evil });
    await ports.jobs.runDue();
    const [mail] = server.received;
    expect(mail?.envelope.to).toEqual(['anna@customer.example']);
    expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(mail?.subject).toBe('x Bcc: victim@elsewhere.example Buy now');
    await expect(put(ports, { replyTo: [`a@b.example${evil}`] })).rejects.toThrow(UnsafeMailError);
    expect(await ports.outbox.list()).toHaveLength(1);
  });

  it('that is refused for good is failed at once, with what the server said', async () => {
    const { server, ports } = await withMailServer();
    server.behave('refuse');
    const id = await put(ports);
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ state: 'failed', attempts: 1, lastError: expect.stringContaining('550') },
    });
    ports.clock.advance(7 * DAYS);
    expect(await ports.jobs.runDue()).toBe(0);
  });

  it('whose text is refused for good is failed at once', async () => {
    const { server, ports } = await withMailServer();
    server.behave('refuseMessage');
    const id = await put(ports);
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ state: 'failed', lastError: expect.stringContaining('refused the message') },
    });
  });

  it.each(['later', 'drop', 'slow'] as const)('is tried again after a fault for now: %s', async (mode) => {
    const { server, ports } = await withMailServer();
    server.behave(mode);
    const id = await put(ports);
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ state: 'waiting', attempts: 1, sentAt: null, lastError: expect.any(String) },
    });
    server.behave('ok');
    ports.clock.advance(30_000);
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    expect(server.received).toHaveLength(1);
  });

  it('that may have arrived says so, and is sent again as the same mail', async () => {
    const { server, ports } = await withMailServer();
    server.behave('cutAfterData');
    const id = await put(ports);
    await ports.jobs.runDue();
    const cutAt = ports.clock.now();
    expect(await ports.outbox.read(id)).toMatchObject({ state: 'waiting', sentAt: null, inDoubtAt: cutAt });
    server.behave('ok');
    ports.clock.advance(30_000);
    await ports.jobs.runDue();
    const mail = await ports.outbox.read(id);
    expect(mail).toMatchObject({ state: 'sent', attempts: 2, lastError: null, inDoubtAt: cutAt });
    expect(server.received.map(({ messageId }) => messageId)).toEqual([mail?.messageId, mail?.messageId]);
  });

  it.each(['later', 'refuseMessage'] as const)(
    'that the server answered is not in doubt: %s',
    async (mode) => {
      const { server, ports } = await withMailServer();
      server.behave(mode);
      const id = await put(ports);
      await ports.jobs.runDue();
      expect(await ports.outbox.read(id)).toMatchObject({ inDoubtAt: null, lastError: expect.any(String) });
    },
  );

  it('is sent in the books before anything else is done, also while the site is being stopped', async () => {
    const { server, ports } = await withMailServer({ answerMs: 60_000 });
    server.behave('slow');
    const id = await put(ports);
    ports.jobs.start();
    await expect.poll(() => server.held(), { timeout: 20_000 }).toBe(1);
    const stopped = ports.jobs.stop();
    server.release();
    await stopped;
    expect(await ports.outbox.read(id)).toMatchObject({ state: 'sent', attempts: 1, inDoubtAt: null });
  });

  it('is not sent again because the database would not note at once that it was', async () => {
    const { server, ports } = await withMailServer();
    const id = await put(ports);
    const refuse = (sentence: string) => sql.raw(sentence).execute(ports.database.tables());
    await refuse(`create trigger full before update on mails when new.state = 'sent'
      begin select raise(abort, 'database or disk is full'); end`);
    await ports.jobs.runDue();
    expect(server.received).toHaveLength(1);
    expect(await ports.outbox.read(id)).toMatchObject({ state: 'sending' });
    await refuse('drop trigger full');
    ports.clock.advance(30_000);
    await ports.jobs.runDue();
    expect(server.received).toHaveLength(1);
    expect(await ports.outbox.read(id)).toMatchObject({ state: 'sent', attempts: 1, inDoubtAt: null });
  });

  it('is tried for days while the server is away, and then failed, and nothing is lost', async () => {
    const { server, ports } = await withMailServer();
    await server.close();
    const id = await put(ports);
    const since = ports.clock.now();
    while ((await ports.outbox.read(id))?.state === 'waiting') {
      await ports.jobs.runDue();
      ports.clock.advance(60 * 60 * 1000);
    }
    expect(ports.clock.now() - since).toBeGreaterThan(2 * DAYS);
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ state: 'failed', lastError: expect.stringContaining('could not be reached') },
    });
  });

  it('that could not be delivered is deleted after thirty days, says so before, and stays when it is sent again', async () => {
    const { server, ports } = await withMailServer();
    registerMailExpiry(ports);
    server.behave('refuse');
    const [lost, kept] = [await put(ports), await put(ports)];
    await ports.jobs.runDue();
    expect(await ports.outbox.read(lost)).toMatchObject({
      ...{ state: 'failed', expiresAt: ports.clock.now() + 30 * DAYS },
    });
    ports.clock.advance(29 * DAYS);
    await ports.outbox.resend(kept);
    expect(await ports.outbox.read(kept)).toMatchObject({ expiresAt: null });
    await ports.jobs.runDue();
    expect(await ports.outbox.read(lost)).not.toBeNull();
    ports.clock.advance(2 * DAYS);
    await ports.jobs.runDue();
    expect(await ports.outbox.read(lost)).toBeNull();
    expect(await ports.outbox.read(kept)).toMatchObject({ state: 'failed' });
  });

  it('that some recipients get goes on to the others alone, and says who never got it', async () => {
    const { server, ports } = await withMailServer();
    server.answerRecipient('never@customer.example', 550);
    server.answerRecipient('later@customer.example', 451);
    const id = await put(ports, {
      to: ['now@customer.example', 'never@customer.example', 'later@customer.example'],
    });
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({ state: 'waiting' });
    server.answerRecipient('later@customer.example', null);
    ports.clock.advance(30_000);
    await ports.jobs.runDue();
    expect(server.received.map((mail) => mail.envelope.to)).toEqual([
      ['now@customer.example'],
      ['later@customer.example'],
    ]);
    const mail = await ports.outbox.read(id);
    expect(mail?.state).toBe('sent');
    expect(mail?.lastError).toContain('never@customer.example: 550');
    expect(mail?.lastError).not.toContain('later@');
  });

  it('whose attachment is gone is failed with a sentence about it', async () => {
    const { ports } = await withMailServer();
    const path = join(ports.filesFolder, 'gone.pdf');
    await writeFile(path, 'x');
    const id = await put(ports, {
      attachments: [{ filename: 'gone.pdf', path, contentType: 'application/pdf' }],
    });
    await rm(path);
    await ports.jobs.runDue();
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ state: 'failed', lastError: expect.stringContaining('attachment cannot be read') },
    });
  });

  it.each(['sent', 'failed'] as const)('that is %s can be sent again', async (state) => {
    const { server, ports } = await withMailServer();
    if (state === 'failed') server.behave('refuse');
    const id = await put(ports);
    await ports.jobs.runDue();
    expect((await ports.outbox.read(id))?.state).toBe(state);
    server.behave('ok');
    await ports.outbox.resend(id);
    expect((await ports.outbox.read(id))?.state).toBe('waiting');
    await ports.jobs.runDue();
    expect((await ports.outbox.read(id))?.state).toBe('sent');
    expect(server.received).toHaveLength(state === 'sent' ? 2 : 1);
    expect((await ports.jobs.health()).find(({ queue }) => queue === 'mail')?.failed).toBe(0);
  });

  it('shows in the health of the site', async () => {
    const { server, ports } = await withMailServer();
    const health = createHealth(ports);
    await put(ports);
    await ports.jobs.runDue();
    const sentAt = ports.clock.now();
    ports.clock.advance(1_000);
    server.behave('refuse');
    await put(ports);
    await ports.jobs.runDue();
    expect(await health.check()).toMatchObject({
      database: { isReachable: true },
      mail: {
        ...{ delivery: 'smtp', lastSuccessAt: sentAt, lastErrorAt: ports.clock.now() },
        counts: { waiting: 0, kept: 0, sending: 0, sent: 1, failed: 1 },
        lastError: expect.stringContaining('550'),
      },
      jobs: [{ queue: 'mail', failed: 1 }],
    });
    await ports.database.close();
    expect(await health.check()).toMatchObject({ database: { isReachable: false } });
  });
});

describeOnBothEngines('A mail whose sending process is killed', ({ freshPlace }) => {
  it('is sent by another process, with the same identity', async () => {
    const place = await freshPlace();
    const clock = createTestClock();
    const sent: string[] = [];
    const processWith = async (transport: MailTransport) => {
      const database = await place.open();
      const jobs = createJobs({ database, clock, log: silentLogger });
      return { database, jobs, outbox: createOutbox({ database, clock, jobs, transport }) };
    };
    const dying = await processWith({
      send: (_, { messageId }) => {
        sent.push(messageId);
        return new Promise(() => {});
      },
      close() {},
    });
    const id = await dying.database.transaction((transaction) => dying.outbox.enqueue(transaction, letter()));
    void dying.jobs.runDue();
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1);
    expect((await dying.outbox.read(id))?.state).toBe('sending');

    const next = await processWith({
      async send(_, { messageId }) {
        sent.push(messageId);
        return { refused: [] };
      },
      close() {},
    });
    expect(await next.jobs.runDue()).toBe(0);
    clock.advance(2 * 60 * 1000);
    expect(await next.jobs.runDue()).toBe(1);
    expect(await next.outbox.read(id)).toMatchObject({
      ...{ state: 'sent', attempts: 2, inDoubtAt: clock.now(), messageId: sent[0] },
    });
    expect(new Set(sent).size).toBe(1);
  });
});

describeOnBothEngines('The outbox without a mail server', ({ freshPlace }) => {
  const freshPorts = async () => testPorts({ url: (await freshPlace()).url, clock: createTestClock() });

  it('keeps mail to be read, and sends nothing', async () => {
    const ports = await freshPorts();
    const id = await put(ports, { html: '<p>Hello</p>', cc: ['copy@customer.example'] });
    expect(await ports.jobs.runDue()).toBe(0);
    expect(await ports.outbox.read(id)).toMatchObject({
      ...{ id, state: 'kept', from: 'Northlight <hello@northlight.example>', to: ['anna@customer.example'] },
      ...{ cc: ['copy@customer.example'], bcc: [], replyTo: [], text: 'Good morning, Anna' },
      ...{ html: '<p>Hello</p>', hasHtml: true, attachments: [], createdAt: ports.clock.now(), sentAt: null },
    });
    await ports.outbox.resend(id);
    expect((await ports.outbox.read(id))?.state).toBe('kept');
    expect(await ports.outbox.read('nothing')).toBeNull();
  });

  it('has a mail if and only if the transaction that wrote it is committed', async () => {
    const { database, outbox } = await freshPorts();
    await database
      .transaction(async (transaction) => {
        await outbox.enqueue(transaction, letter());
        throw new Error('no');
      })
      .catch(() => {});
    expect(await outbox.list()).toEqual([]);
  });

  it('lists the newest first, page by page, each mail once', async () => {
    const ports = await freshPorts();
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) {
      ids.unshift(await put(ports, { subject: `Mail ${n}` }));
      if (n % 3 === 0) ports.clock.advance(1);
    }
    const seen: string[] = [];
    for (;;) {
      const after = seen.length > 0 ? ((await ports.outbox.read(seen.at(-1) ?? '')) ?? undefined) : undefined;
      const page = await ports.outbox.list({ limit: 3, after });
      if (page.length === 0) break;
      seen.push(...page.map((mail) => mail.id));
    }
    expect(seen).toEqual(ids);
  });

  it('finds mail by subject, sender and recipients in any case, and takes a search for what it says', async () => {
    const ports = await freshPorts();
    await put(ports, { subject: 'ÜBERSICHT 100%', about: 'submission:1' });
    await put(ports, { to: ['Otto@Customer.example'], bcc: ['hidden@customer.example'] });
    const found = async (search: string) => (await ports.outbox.list({ search })).length;
    expect(await found('übersicht')).toBe(1);
    expect(await found('0%')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('_')).toBe(0);
    expect(await found('\\')).toBe(0);
    expect(await found('OTTO@')).toBe(1);
    expect(await found('hidden')).toBe(1);
    expect(await found('northlight')).toBe(2);
    expect(await found('  ')).toBe(2);
    expect(await ports.outbox.list({ about: 'submission:1' })).toHaveLength(1);
    expect(await ports.outbox.list({ state: 'kept', search: 'otto' })).toHaveLength(1);
    expect(await ports.outbox.list({ state: 'failed' })).toHaveLength(0);
    expect((await ports.outbox.health()).counts).toEqual({
      waiting: 0,
      kept: 2,
      sending: 0,
      sent: 0,
      failed: 0,
    });
  });
});
