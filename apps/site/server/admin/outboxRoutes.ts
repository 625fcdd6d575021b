import { IdParams, Mail, MailSummary, OutboxQuery } from '@portico/admin/protocol';
import {
  ADMIN_API,
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  notFound,
  schemaValidator,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AdminPorts } from './AdminPorts.ts';

const MailPlace = Type.Object({ createdAt: Type.Integer(), id: Type.String() });

/** Outgoing mail: what was sent, what was not and why, and a second try. It quotes visitors: administrators only. */
export function outboxRoutes(app: FastifyInstance, { outbox }: AdminPorts): void {
  async function existing(id: string) {
    const mail = await outbox.read(id);
    if (!mail) throw notFound('This mail');
    return mail;
  }

  adminRoute(app, {
    method: 'GET',
    url: '/outbox',
    role: 'administrator',
    summary: 'Lists outgoing mail, newest first.',
    schema: { query: Type.Object({ ...cursorQuery, ...OutboxQuery }), answer: CursorPage(MailSummary) },
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

  adminRoute(app, {
    method: 'GET',
    url: '/outbox/:id',
    role: 'administrator',
    summary: 'Reads a mail.',
    schema: { params: IdParams, answer: Mail },
    handle: ({ params }) => existing(params.id),
  });

  adminRoute(app, {
    method: 'POST',
    url: '/outbox/:id/resend',
    role: 'administrator',
    summary: 'Puts a mail back in the queue.',
    schema: { params: IdParams, answer: Mail },
    async handle({ params }) {
      await existing(params.id);
      await outbox.resend(params.id);
      return existing(params.id);
    },
  });

  app.get<{ Params: Static<typeof IdParams> }>(
    `${ADMIN_API}/outbox/:id/html`,
    {
      config: { role: 'administrator' },
      schema: {
        summary: 'Shows the HTML of a mail, in a document that can run and load nothing.',
        tags: ['outbox'],
        params: IdParams,
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

/** A mail brings its styles with it; everything else in it is other people's: no scripts, no requests, no origin. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox',
].join('; ');
