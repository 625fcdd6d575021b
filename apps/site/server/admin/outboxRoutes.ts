import { outboxCalls } from '@portico/admin/wire/admin';
import {
  ADMIN_API,
  adminRoute,
  cursorPage,
  decodeCursor,
  notFound,
  schemaValidator,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { AdminPorts } from './AdminPorts.ts';

const MailPlace = Type.Object({ createdAt: Type.Integer(), id: Type.String() });

/** Outgoing mail: what was sent, what failed and why, and resending. Administrators only, because mails quote visitors. */
export function outboxRoutes(app: FastifyInstance, { outbox }: AdminPorts): void {
  async function existing(id: string) {
    const mail = await outbox.read(id);
    if (!mail) throw notFound('This mail');
    return mail;
  }

  adminRoute(app, outboxCalls.list, {
    role: 'administrator',
    summary: 'Lists outgoing mail, newest first.',
    async handle({ query: { cursor, limit, search, state } }) {
      const after = decodeCursor(cursor, MailPlace);
      const found = await outbox.list({ search: search || undefined, state, after, limit: limit + 1 });
      return cursorPage(
        found,
        limit,
        ({ createdAt, id }) => ({ createdAt, id }),
        (mail) => mail,
      );
    },
  });

  adminRoute(app, outboxCalls.read, {
    role: 'administrator',
    summary: 'Reads a mail.',
    handle: ({ params }) => existing(params.id),
  });

  adminRoute(app, outboxCalls.resend, {
    role: 'administrator',
    summary: 'Puts a mail back in the queue.',
    async handle({ params }) {
      await existing(params.id);
      await outbox.resend(params.id);
      return existing(params.id);
    },
  });

  app.get<{ Params: { id: string } }>(
    ADMIN_API + outboxCalls.html.path,
    {
      config: { role: 'administrator' },
      schema: {
        summary: 'Shows the HTML of a mail, in a document that can run and load nothing.',
        tags: ['outbox'],
        params: outboxCalls.html.params,
        produces: ['text/html'],
      },
      validatorCompiler: schemaValidator,
    },
    async (request, reply) => {
      const { html } = await existing(request.params.id);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': MAIL_POLICY,
          'x-content-type-options': 'nosniff',
        })
        .send(html ?? '');
    },
  );
}

/** A mail's styles are inline; nothing else in it is trusted: no scripts, no requests, no origin. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox',
].join('; ');
