import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { adminRoute, cursorPage, cursorQuery, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type CompiledForm, compileForm } from '../../template/compileForm.ts';
import { emptyChallenges } from '../../template/emptyChallenges.ts';
import { renderForm } from '../../template/renderForm.ts';
import type { NewForm } from '../forms/createForms.ts';
import { type FormsOfASite, warningsOf } from '../forms/warningsOf.ts';
import type { Inbox, InboxMessage, InboxRow } from '../inbox/createInbox.ts';
import { csvLine } from '../inbox/csvOf.ts';
import {
  BODY_LIMIT_BYTES,
  FormBody,
  FormDetail,
  FormPreview,
  FormSummarySchema,
  Message,
  MessageCounts,
  MessageList,
} from './adminSchemas.ts';

export interface AdminParts extends FormsOfASite {
  readonly inbox: Inbox;
  readonly today: () => Promise<string>;
}

const ById = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const Folder = Type.Union([Type.Literal('inbox'), Type.Literal('spam')], { default: 'inbox' });
const filters = {
  folder: Folder,
  form: Type.Optional(Type.Integer({ minimum: 1 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

/** The calls behind the screens. Messages are for administrators only; forms are for editors, too. */
export function adminRoutes(app: FastifyInstance, parts: AdminParts): void {
  messageRoutes(app, parts);
  formRoutes(app, parts);
}

function messageRoutes(app: FastifyInstance, { inbox }: AdminParts): void {
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
      return Readable.from(csv(rows));
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

function formRoutes(app: FastifyInstance, { forms, site, today }: AdminParts): void {
  const role = 'editor';

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-forms', role, summary: 'All forms' },
    schema: { answer: Type.Object({ items: Type.Array(FormSummarySchema) }) },
    handle: async () => ({ items: await forms.list() }),
  });

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-forms/:id', role, summary: 'One form' },
    schema: { params: ById, answer: FormDetail },
    async handle({ params: { id } }) {
      const form = await forms.find(id);
      if (!form) throw notFound('This form');
      return { ...plain(form), warnings: await warningsOf(form, site) };
    },
  });

  adminRoute(app, {
    ...{ method: 'POST', url: '/contact-forms', role, summary: 'Adds a form' },
    ...{ bodyLimit: BODY_LIMIT_BYTES, schema: { body: FormBody, answer: FormDetail } },
    handle: ({ body }) => saved(body),
  });

  adminRoute(app, {
    ...{ method: 'PUT', url: '/contact-forms/:id', role, summary: 'Changes a form' },
    ...{ bodyLimit: BODY_LIMIT_BYTES, schema: { params: ById, body: FormBody, answer: FormDetail } },
    async handle({ params: { id }, body }) {
      if (!(await forms.find(id))) throw notFound('This form');
      return saved({ ...body, id });
    },
  });

  adminRoute(app, {
    ...{ method: 'DELETE', url: '/contact-forms/:id', role, summary: 'Takes a form off the site' },
    schema: { params: ById },
    async handle({ params: { id } }) {
      if (!(await forms.remove(id))) throw notFound('This form');
    },
  });

  adminRoute(app, {
    ...{
      method: 'POST',
      url: '/contact-forms/preview',
      role,
      summary: 'How a form would look and what it would check',
    },
    ...{ bodyLimit: BODY_LIMIT_BYTES, schema: { body: FormBody, answer: FormPreview } },
    async handle({ body }) {
      const form = compileForm({ id: 0, hash: '', ...body });
      const day = await today();
      return {
        html: renderForm(form, {
          ...{
            unitTag: 'wpcf7-f0-o1',
            pagePath: '/',
            containerPost: 0,
            today: day,
            challenges: emptyChallenges,
          },
        }),
        schema: JSON.stringify(form.schema(day), null, 2),
        warnings: await warningsOf(form, site),
        fields: form.tags.map(({ name }) => name).filter(Boolean),
      };
    },
  });

  async function saved(form: NewForm) {
    const compiled = compileForm(await forms.save(form));
    return { ...plain(compiled), warnings: await warningsOf(compiled, site) };
  }
}

/** The answer's schema wants arrays and records that it may write to. */
function plain({ definition }: CompiledForm) {
  return {
    ...definition,
    mail: { ...definition.mail },
    mail2: { ...definition.mail2 },
    messages: { ...definition.messages },
  };
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
    files: files.map(({ position, field, name, size }) => ({ position, field, name, size })),
    mails: mails.map(({ id, state, to, subject, attempts, lastError, sentAt }) => ({
      ...{ id, state, to: [...to], subject, attempts, lastError, sentAt },
    })),
  };
}

/** Every field that any message of a batch has becomes a column; the columns are those of the first batch. */
async function* csv(rows: AsyncGenerator<InboxRow>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const { id, formTitle, status, receivedAt, content } of rows) {
    if (!columns) {
      columns = content.fields.map(({ name }) => name);
      yield csvLine(['Number', 'Received', 'Form', 'Status', ...columns, 'Other fields']);
    }
    const known = new Set(columns);
    const cellOf = (name: string): string =>
      content.fields.find((field) => field.name === name)?.values.join(', ') ?? '';
    const others = content.fields.filter(({ name, values }) => !known.has(name) && values.length > 0);
    yield csvLine([
      String(id),
      new Date(receivedAt).toISOString(),
      formTitle,
      status,
      ...columns.map(cellOf),
      others.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; '),
    ]);
  }
  if (!columns) yield csvLine(['Number', 'Received', 'Form', 'Status']);
}
