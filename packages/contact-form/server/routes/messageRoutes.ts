import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { adminRoute, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { fieldLabels } from '../../template/fieldLabels.ts';
import { messageCalls } from '../../wire/admin.ts';
import type { Forms } from '../forms/createForms.ts';
import type { Inbox, InboxMessage, InboxRow } from '../inbox/createInbox.ts';
import { messagesAsCsv } from '../inbox/messagesAsCsv.ts';

/** The calls of the message screens, for administrators only. */
export function messageRoutes(app: FastifyInstance, inbox: Inbox, forms: Forms): void {
  const role = 'administrator';

  adminRoute(app, messageCalls.list, {
    role,
    summary: 'Messages of a folder, newest first',
    async handle({ query: { cursor, limit, folder, form, search } }) {
      const before = decodeCursor(cursor, Type.Integer());
      const rows = await inbox.list({ folder, formId: form, search, before, limit: limit + 1 });
      return cursorPage(rows, limit, ({ id }) => id, summary);
    },
  });

  adminRoute(app, messageCalls.counts, {
    role,
    summary: 'How many messages there are',
    handle: () => inbox.counts(),
  });

  adminRoute(app, messageCalls.table, {
    role,
    summary: 'Messages of a folder as a table',
    async handle({ query: { folder, form, search }, reply }) {
      reply
        .header('content-disposition', `attachment; filename="messages-${folder}.csv"`)
        .type('text/csv; charset=utf-8');
      return Readable.from(messagesAsCsv(() => inbox.everything({ folder, formId: form, search })));
    },
  });

  adminRoute(app, messageCalls.read, {
    role,
    summary: 'One message with its files and mails',
    async handle({ params: { id } }) {
      const message = await inbox.read(id);
      if (!message) throw notFound('This message');
      const form = await forms.find(message.formId);
      return detail(message, fieldLabels(form?.parts ?? []));
    },
  });

  adminRoute(app, messageCalls.file, {
    role,
    summary: 'A file that came with a message',
    async handle({ params: { id, position }, reply }) {
      const file = (await inbox.read(id))?.files.find((one) => one.position === position);
      if (!file) throw notFound('This file');
      // Download only: a visitor's file must not run as a page of this site.
      reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('application/octet-stream');
      return createReadStream(file.path);
    },
  });

  const actions = [
    [messageCalls.markRead, 'Marks a message as read', (id) => inbox.markRead(id, true)],
    [messageCalls.markUnread, 'Marks a message as not read', (id) => inbox.markRead(id, false)],
    [messageCalls.markSpam, 'Moves a message to spam', inbox.markSpam],
    [messageCalls.markHam, 'Moves a message to the inbox and delivers it', inbox.markHam],
    [messageCalls.resend, 'Sends the mails of a message again', inbox.resend],
    [messageCalls.trash, 'Moves a message to the trash', inbox.trash],
    [messageCalls.restore, 'Puts a message back from the trash', inbox.restore],
  ] satisfies [object, string, (id: number) => Promise<boolean>][];
  for (const [call, words, act] of actions)
    adminRoute(app, call, {
      ...{ role, summary: words },
      async handle({ params: { id } }) {
        if (!(await act(id))) throw notFound('This message');
      },
    });

  adminRoute(app, messageCalls.remove, {
    role,
    summary: 'Deletes a message with its files for good',
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

function detail({ content, files, mails, ...row }: InboxMessage, labels: ReadonlyMap<string, string>) {
  return {
    ...row,
    fields: content.fields.map(({ name, type, raw, values }) => ({
      name,
      label: labels.get(name) ?? name,
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
