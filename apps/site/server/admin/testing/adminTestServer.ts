import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail, Overview } from '@portico/admin/wire/admin';
import {
  createJobs,
  createLimits,
  createOutbox,
  createSecrets,
  type Database,
  type Jobs,
  kernelMigrations,
  type Nonces,
  type Outbox,
} from '@portico/kernel/server';
import { type Accounts, accountMigrations, createAccounts } from '@portico/kernel/server/accounts';
import { answerErrors, type DeclaredRoute, protectRoutes, type Role } from '@portico/kernel/server/http';
import {
  migrate,
  openSqlite,
  type Passwords,
  silentLogger,
  testServer,
} from '@portico/kernel/server/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createSignInLinkMails } from '../../signInLinkMails.ts';
import type { OutboxAdmin } from '../AdminPorts.ts';
import { adminServer, describeAdminApi } from '../index.ts';

export const PASSWORD = 'correct horse battery';

/** Only the administration on a small server: real accounts in a real database, and a clock that tests control. */
export interface AdminTestServer {
  readonly app: FastifyInstance;
  readonly accounts: Accounts;
  readonly database: Database;
  readonly routes: readonly DeclaredRoute[];
  readonly clock: { now(): number; advance(ms: number): void };
  readonly mails: StoredMail[];
  /** Receives the mails about accounts. */
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  /** A client with cookies and a nonce, signed in with that role. */
  as(role: Role): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestClient {
  readonly nonce: string;
  send(method: string, url: string, payload?: unknown, options?: InjectOptions): Promise<TestAnswer>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  json<Body = Record<string, unknown>>(): Body;
}

/** For tests that use many passwords and do not depend on secure hashing. */
export const quickPasswords: Passwords = {
  hash: async (password) => `quick ${password}`,
  matches: async (password, stored) => stored === `quick ${password}`,
};

export type StoredMail = Mail & { html: string | null };

export async function startAdminTestServer({
  built = true,
  publicUrl = null,
  passwords,
}: {
  built?: boolean;
  passwords?: Passwords;
  publicUrl?: string | null;
} = {}): Promise<AdminTestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-admin-'));
  if (built) await writeBuiltApplication(folder);
  const database = openSqlite(':memory:');
  await migrate(database, [...kernelMigrations, ...accountMigrations]);
  const clock = movableClock();
  const accounts = createAccounts({ database, clock, ...(passwords && { passwords }) });
  await accounts.makeFirstAdministrator(PASSWORD);
  const nonces = keyedNonces(clock);
  const mails: StoredMail[] = [];
  const jobs = createJobs({ database, clock, log: silentLogger });
  const outbox = createOutbox({ database, clock, jobs, transport: null });
  const site = async () => ({ title: 'Example & Co', adminEmail: 'owner@example.org' });

  const app = testServer();
  answerErrors(app, silentLogger);
  const routes = protectRoutes(app, { identify: accounts.identify, nonces });
  await describeAdminApi(app);
  await app.register(
    adminServer({
      accounts,
      limits: createLimits({ database, clock, secrets: createSecrets(database, clock) }),
      nonces,
      outbox: outboxOf(mails),
      overview: async () => OVERVIEW,
      applicationFolder: folder,
      mailLink: createSignInLinkMails({ database, jobs, outbox }, accounts, site),
      publicUrl,
    }),
  );
  await app.ready();

  return {
    app,
    accounts,
    database,
    routes,
    clock,
    mails,
    outbox,
    jobs,
    async as(role) {
      if (role === 'visitor') return client(app, '', '');
      const name = role === 'administrator' ? 'admin' : 'ed';
      if (name === 'ed')
        await accounts.users.add({ name, displayName: 'Ed', email: null, role, password: PASSWORD });
      const answer = await signIn(app, name, PASSWORD);
      return client(app, cookieOf(answer), String(answer.json().nonce));
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

export async function signIn(
  app: FastifyInstance,
  name: string,
  password: string,
  remoteAddress = '192.0.2.1',
): Promise<TestAnswer> {
  return client(app, '', '').send('POST', '/admin/api/session', { name, password }, { remoteAddress });
}

export function cookieOf(answer: TestAnswer): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

export function client(app: FastifyInstance, cookie: string, nonce: string): TestClient {
  return {
    nonce,
    async send(method, url, payload, options) {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          ...(cookie && { cookie }),
          ...(nonce && { 'x-portico-nonce': nonce }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && {
          payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        }),
        ...options,
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        json: () => answer.json(),
      };
    },
  };
}

export function aMail(changes: Partial<StoredMail> = {}): StoredMail {
  return {
    id: 'm1',
    state: 'sent',
    from: 'site@example.org',
    to: ['owner@example.org'],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: 'A new message',
    about: null,
    attempts: 1,
    lastError: null,
    createdAt: 1_000,
    sentAt: 2_000,
    inDoubtAt: null,
    messageId: '<m1@example.org>',
    text: 'Hello',
    hasHtml: true,
    html: '<p>Hello</p>',
    attachments: [],
    expiresAt: null,
    ...changes,
  };
}

const OVERVIEW: Overview = {
  checkedAt: 0,
  database: { isUp: true, engine: 'sqlite', answeredInMs: 1 },
  mail: {
    delivery: 'kept',
    counts: { waiting: 0, kept: 2, sending: 0, sent: 0, failed: 0 },
    lastError: null,
  },
  jobs: { queues: [] },
};

async function writeBuiltApplication(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>',
  );
  await writeFile(join(folder, 'assets', 'main-abc123.js'), 'console.log(1)');
}

function movableClock() {
  let time = Date.UTC(2030, 0, 1);
  return {
    now: () => time,
    advance(ms: number) {
      time += ms;
    },
  };
}

function keyedNonces(clock: { now(): number }): Nonces {
  const issue = async (action: string, visitor: string) =>
    createHmac('sha256', 'test')
      .update(`${action}|${visitor}|${Math.floor(clock.now() / 43_200_000)}`)
      .digest('hex')
      .slice(0, 10);
  return {
    issue,
    verify: async (nonce, action, visitor) =>
      nonce === (await issue(action, visitor)) ? 'fresh' : 'invalid',
  };
}

function outboxOf(mails: StoredMail[]): OutboxAdmin {
  return {
    async list({ search = '', state, after, limit }) {
      const sorted = mails.toSorted((a, b) => b.createdAt - a.createdAt);
      const from = after ? sorted.findIndex((mail) => mail.id === after.id) + 1 : 0;
      return sorted
        .slice(from)
        .filter((mail) => (!state || mail.state === state) && mail.subject.includes(search))
        .slice(0, limit);
    },
    read: async (id) => mails.find((mail) => mail.id === id) ?? null,
    async resend(id) {
      const mail = mails.find((candidate) => candidate.id === id);
      if (mail) mail.state = 'waiting';
    },
  };
}
