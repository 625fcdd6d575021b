import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { adminRoute, cursorPage, cursorQuery, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Inbox, InboxMessage, InboxRow } from '../inbox/createInbox.ts';
import { messagesAsCsv } from '../inbox/messagesAsCsv.ts';
import { ById, Message, MessageCounts, MessageList } from './adminSchemas.ts';

const Folder = Type.Union([Type.Literal('inbox'), Type.Literal('spam')], { default: 'inbox' });
const filters = {
  folder: Folder,
  form: Type.Optional(Type.Integer({ minimum: 1 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

/** The calls behind the screens for messages, which are for administrators only. */
export function messageRoutes(app: FastifyInstance, inbox: Inbox): void {
  const role = 'administrator';

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-messages', role, summary: 'Messages of a folder, newest first' },
    schema: { query: Type.Object({ ...cursorQuery, ...filters }), answer: MessageList },
    async handle({ query: { cursor, limit, folder, form, search } }) {
      const before = decodeCursor(cursor, Type.Integer());
      const rows = await inbox.list({ folder, formId: form, search, before, limit: limit + 1 });
      return cursorPage(rows, limit, ({ id }) => id, summary);
    },
  });

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-messages/counts', role, summary: 'How many messages there are' },
    schema: { answer: MessageCounts },
    handle: () => inbox.counts(),
  });

  adminRoute(app, {
    ...{
      method: 'GET',
      url: '/contact-messages/export.csv',
      role,
      summary: 'Messages of a folder as a table',
    },
    schema: { query: Type.Object(filters), answer: Type.Any() },
    async handle({ query: { folder, form, search }, reply }) {
      const rows = inbox.everything({ folder, formId: form, search });
      reply
        .header('content-disposition', `attachment; filename="messages-${folder}.csv"`)
        .type('text/csv; charset=utf-8');
      return Readable.from(messagesAsCsv(rows));
    },
  });

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-messages/:id', role, summary: 'One message with its files and mails' },
    schema: { params: ById, answer: Message },
    async handle({ params: { id } }) {
      const message = await inbox.read(id);
      if (!message) throw notFound('This message');
      return detail(message);
    },
  });

  adminRoute(app, {
    ...{
      method: 'GET',
      url: '/contact-messages/:id/files/:position',
      role,
      summary: 'A file that came with a message',
    },
    schema: { params: Type.Object({ id: Type.Integer(), position: Type.Integer() }), answer: Type.Any() },
    async handle({ params: { id, position }, reply }) {
      const file = (await inbox.read(id))?.files.find((one) => one.position === position);
      if (!file) throw notFound('This file');
      // Never shown, only saved: what a stranger sent must not run as a page of this site.
      reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('application/octet-stream');
      return createReadStream(file.path);
    },
  });

  const actions = {
    read: { summary: 'Marks a message as read', act: (id: number) => inbox.markRead(id, true) },
    unread: { summary: 'Marks a message as not read', act: (id: number) => inbox.markRead(id, false) },
    spam: { summary: 'Moves a message to spam', act: (id: number) => inbox.markSpam(id) },
    'not-spam': {
      summary: 'Moves a message to the inbox and delivers it',
      act: (id: number) => inbox.markHam(id),
    },
    resend: { summary: 'Sends the mails of a message again', act: (id: number) => inbox.resend(id) },
  };
  for (const [name, { summary: words, act }] of Object.entries(actions))
    adminRoute(app, {
      ...{ method: 'POST', url: `/contact-messages/:id/${name}`, role, summary: words },
      schema: { params: ById },
      async handle({ params: { id } }) {
        if (!(await act(id))) throw notFound('This message');
      },
    });

  adminRoute(app, {
    ...{ method: 'DELETE', url: '/contact-messages/:id', role, summary: 'Deletes a message with its files' },
    schema: { params: ById },
    async handle({ params: { id } }) {
      if (!(await inbox.remove(id))) throw notFound('This message');
    },
  });
}

const PREVIEW_LENGTH = 140;

function summary({ content, ...row }: InboxRow) {
  const byType = (type: string): string | undefined =>
    content.fields.find((field) => field.type === type)?.values[0];
  const texts = content.fields
    .filter(({ type }) => type === 'textarea' || type === 'text')
    .map(({ values }) => values.join(', '));
  return {
    ...row,
    from: [byType('text'), byType('email')].filter(Boolean).join(' · ') || 'Nobody in particular',
    preview: (byType('textarea') ?? texts.join(' · ')).slice(0, PREVIEW_LENGTH),
  };
}

function detail({ content, files, mails, ...row }: InboxMessage) {
  return {
    ...row,
    fields: content.fields.map(({ name, type, raw, values }) => ({
      name,
      type,
      raw: [...raw],
      values: [...values],
    })),
    consent: { ...content.consent },
    remoteIp: content.remoteIp,
    userAgent: content.userAgent,
    pageUrl: content.pageUrl,
    spamReasons: [...content.spamReasons],
    mailError: content.mailError,
    mailNotes: [...(content.mailNotes ?? [])],
    signedInAs: content.user?.user_display_name || content.user?.user_login || '',
    files: files.map(({ position, field, name, size }) => ({ position, field, name, size })),
    mails: mails.map(({ id, state, to, subject, attempts, lastError, sentAt }) => ({
      ...{ id, state, to: [...to], subject, attempts, lastError, sentAt },
    })),
  };
}
