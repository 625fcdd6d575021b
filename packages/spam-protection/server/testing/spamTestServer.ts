import cookie from '@fastify/cookie';
import type { Logger, Migration } from '@portico/kernel/server';
import {
  type Actor,
  acceptUrlEncoded,
  answerErrors,
  openAdminAjax,
  openRest,
  protectRoutes,
  restAddress,
} from '@portico/kernel/server/http';
import { type TestPorts, testPorts, testServer } from '@portico/kernel/server/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { NONCE_ACTIONS } from '../../wire/public.ts';
import {
  createSpamProtection,
  type SpamProtection,
  type SpamProtectionNeeds,
} from '../createSpamProtection.ts';
import type { MailServers } from '../email/MailServers.ts';
import { spamProtectionMigrations } from '../migrations.ts';
import type { Visitor } from '../visitors.ts';

/** A server with only this feature and the test's own database. */
export interface SpamTestServer {
  readonly app: FastifyInstance;
  readonly ports: TestPorts;
  readonly spam: SpamProtection;
  readonly nonce: { readonly rest: string; readonly ajax: string };
  rest(
    route: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  ajax(fields: Record<string, string>, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Makes the following calls as an administrator. */
  signIn(): void;
}

/** Lookups fail, as on a machine without a network. */
export const noNetwork: MailServers = { lookUp: async () => 'unknown' };

/** The visitor behind the requests of these tests. */
export const visitor: Visitor = {
  address: '127.0.0.1',
  userAgent: 'lightMyRequest',
  languages: '',
  cookies: {},
};

const ADMINISTRATOR: Actor = {
  userId: 'u1',
  name: 'admin',
  displayName: 'Ada',
  role: 'administrator',
  sessionId: 's1',
};

export async function startSpamServer(
  options: SpamProtectionNeeds & {
    url?: string | undefined;
    log?: Logger;
    /** Another feature on the same server, with the tables of both. */
    beside?: {
      readonly migrations: readonly Migration[];
      connect(app: FastifyInstance, spam: SpamProtection, ports: TestPorts): Promise<void>;
    };
  } = {},
): Promise<SpamTestServer> {
  const { url, log, beside, ...feature } = options;
  const opened = await testPorts({ migrations: beside?.migrations ?? spamProtectionMigrations, url });
  const ports = { ...opened, log: log ?? opened.log };
  const spam = createSpamProtection(ports, { mailServers: noNetwork, ...feature });
  const app = testServer({
    bodyLimit: 1024 * 1024,
    rewriteUrl: ({ url: asked = '/' }) => restAddress(asked),
  });
  let actor: Actor | null = null;
  answerErrors(app, ports.log);
  protectRoutes(app, { identify: async () => actor, nonces: ports.nonces });
  await app.register(cookie);
  acceptUrlEncoded(app);
  spam.everywhere(app);
  await openAdminAjax(app);
  await openRest(app);
  await app.register(spam.connect);
  await beside?.connect(app, spam, ports);
  // A page that reads posts itself, as pages with forms do.
  app.post('/contact/', { config: { role: 'visitor' } }, async (request) => ({ posted: request.body }));
  onTestFinished(async () => {
    await app.close();
  });
  const nonce = {
    rest: await ports.nonces.issue(NONCE_ACTIONS.rest, '0'),
    ajax: await ports.nonces.issue(NONCE_ACTIONS.ajax, '0'),
  };
  const form = (fields: Record<string, string>) => ({
    payload: new URLSearchParams(fields).toString(),
    type: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return {
    app,
    ports,
    spam,
    nonce,
    rest(route, fields, headers = { 'x-wp-nonce': nonce.rest }) {
      const { payload, type } = form(fields);
      return app.inject({
        method: 'POST',
        url: `/wp-json/cleantalk-antispam/v1/${route}`,
        headers: { ...type, ...headers },
        payload,
      });
    },
    ajax(fields, headers = {}) {
      const { payload, type } = form({ _ajax_nonce: nonce.ajax, no_cache: '0.5', ...fields });
      return app.inject({
        method: 'POST',
        url: '/wp-admin/admin-ajax.php',
        headers: { ...type, ...headers },
        payload,
      });
    },
    signIn() {
      actor = ADMINISTRATOR;
    },
  };
}
