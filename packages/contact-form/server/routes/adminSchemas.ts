import { CursorPage } from '@portico/kernel/server/http';
import Type from 'typebox';

/** The shapes of the calls behind the screens for messages and forms. */

export const ById = Type.Object({ id: Type.Integer({ minimum: 1 }) });

const Field = Type.Object({
  name: Type.String(),
  type: Type.String(),
  raw: Type.Array(Type.String()),
  values: Type.Array(Type.String()),
});

const messageParts = {
  id: Type.Integer(),
  formId: Type.Integer(),
  formTitle: Type.String(),
  status: Type.String(),
  folder: Type.Union([Type.Literal('inbox'), Type.Literal('spam')]),
  receivedAt: Type.Integer(),
  isRead: Type.Boolean(),
};

export const MessageSummary = Type.Object({
  ...messageParts,
  /** Who wrote, as far as the fields tell. */
  from: Type.String(),
  preview: Type.String(),
});

export const MessageList = CursorPage(MessageSummary);

export const Message = Type.Object({
  ...messageParts,
  fields: Type.Array(Field),
  consent: Type.Record(Type.String(), Type.String()),
  remoteIp: Type.String(),
  userAgent: Type.String(),
  pageUrl: Type.String(),
  spamReasons: Type.Array(Type.String()),
  mailError: Type.Union([Type.String(), Type.Null()]),
  mailNotes: Type.Array(Type.String()),
  signedInAs: Type.String(),
  files: Type.Array(
    Type.Object({
      position: Type.Integer(),
      field: Type.String(),
      name: Type.String(),
      size: Type.Integer(),
    }),
  ),
  mails: Type.Array(
    Type.Object({
      id: Type.String(),
      state: Type.String(),
      to: Type.Array(Type.String()),
      subject: Type.String(),
      attempts: Type.Integer(),
      lastError: Type.Union([Type.String(), Type.Null()]),
      sentAt: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});

export const MessageCounts = Type.Object({
  unread: Type.Integer(),
  inbox: Type.Integer(),
  spam: Type.Integer(),
});

/** The largest form that anybody may write. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

const LONGEST_TEMPLATE = 100_000;
const LONGEST_LINE = 1_000;
const line = Type.String({ maxLength: LONGEST_LINE });
const text = Type.String({ maxLength: LONGEST_TEMPLATE });

const MailTemplateSchema = Type.Object({
  active: Type.Boolean(),
  subject: line,
  sender: line,
  recipient: line,
  body: text,
  additionalHeaders: text,
  attachments: text,
  useHtml: Type.Boolean(),
  excludeBlank: Type.Boolean(),
});

export const formParts = {
  title: Type.String({ minLength: 1, maxLength: 200 }),
  locale: Type.String({ pattern: '^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$' }),
  template: text,
  mail: MailTemplateSchema,
  mail2: MailTemplateSchema,
  messages: Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: LONGEST_LINE })),
  additionalSettings: text,
};

export const FormBody = Type.Object(formParts);

export const FormSummarySchema = Type.Object({
  id: Type.Integer(),
  hash: Type.String(),
  title: Type.String(),
  locale: Type.String(),
  updatedAt: Type.Integer(),
});

const Warning = Type.Object({ section: Type.String(), code: Type.String(), message: Type.String() });

export const FormDetail = Type.Object({
  id: Type.Integer(),
  hash: Type.String(),
  ...formParts,
  warnings: Type.Array(Warning),
});

export const FormPreview = Type.Object({
  html: Type.String(),
  schema: Type.String({ description: 'The rules as JSON, for people.' }),
  warnings: Type.Array(Warning),
  fields: Type.Array(Type.String()),
});
