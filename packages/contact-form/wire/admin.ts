import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

/** The shapes of the calls of the message and form screens. */

export const ById = Type.Object({ id: Type.Integer({ minimum: 1 }) });

const Field = Type.Object({
  name: Type.String(),
  /** What visitors read beside it in the form as it is now; its name if there is nothing. */
  label: Type.String(),
  type: Type.String(),
  raw: Type.Array(Type.String()),
  values: Type.Array(Type.String()),
});

const MessageFolder = Type.Union([Type.Literal('inbox'), Type.Literal('spam'), Type.Literal('trash')], {
  default: 'inbox',
});
export type MessageFolder = Static<typeof MessageFolder>;

const messageParts = {
  id: Type.Integer(),
  formId: Type.Integer(),
  formTitle: Type.String(),
  status: Type.String(),
  folder: MessageFolder,
  receivedAt: Type.Integer(),
  isRead: Type.Boolean(),
};

export const MessageSummary = Type.Object({
  ...messageParts,
  /** The sender, as far as the fields tell. */
  from: Type.String(),
  preview: Type.String(),
});
export type MessageSummary = Static<typeof MessageSummary>;

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
export type Message = Static<typeof Message>;

export const MessageCounts = Type.Object({
  unread: Type.Integer(),
  inbox: Type.Integer(),
  spam: Type.Integer(),
});
export type MessageCounts = Static<typeof MessageCounts>;

/** The maximum size of a form definition. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

const LONGEST_TEMPLATE = 100_000;
const LONGEST_LINE = 1_000;
const line = Type.String({ maxLength: LONGEST_LINE });
const text = Type.String({ maxLength: LONGEST_TEMPLATE });

const MailTemplate = Type.Object({
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
  mail: MailTemplate,
  mail2: MailTemplate,
  messages: Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: LONGEST_LINE })),
  additionalSettings: text,
};

export const FormBody = Type.Object(formParts);

/** Omitted mails stay as they are: users who may not change them can save without knowing their latest state. */
export const FormSave = Type.Object({
  ...formParts,
  mail: Type.Optional(MailTemplate),
  mail2: Type.Optional(MailTemplate),
});
export type FormSave = Static<typeof FormSave>;

export const FormSummary = Type.Object({
  id: Type.Integer(),
  hash: Type.String(),
  title: Type.String(),
  locale: Type.String(),
  updatedAt: Type.Integer(),
});
export type FormSummary = Static<typeof FormSummary>;

const Warning = Type.Object({ section: Type.String(), code: Type.String(), message: Type.String() });

export const FormDetail = Type.Object({
  id: Type.Integer(),
  hash: Type.String(),
  ...formParts,
  warnings: Type.Array(Warning),
});
export type FormDetail = Static<typeof FormDetail>;

const mailRights = { editorsMayChangeMails: Type.Boolean() };
export const MailRightsBody = Type.Object(mailRights, { additionalProperties: false });
export const MailRights = Type.Object({
  ...mailRights,
  mayChangeMails: Type.Boolean({ description: 'Whether whoever asks may.' }),
});
export type MailRights = Static<typeof MailRights>;

export const FormPreview = Type.Object({
  html: Type.String(),
  schema: Type.String({ description: 'The rules as JSON, for people.' }),
  warnings: Type.Array(Warning),
  fields: Type.Array(Type.String()),
});
export type FormPreview = Static<typeof FormPreview>;

const messages = {
  folder: MessageFolder,
  form: Type.Optional(Type.Integer({ minimum: 1 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

export const messageCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/contact-messages' },
    ...{ query: Type.Object({ ...cursorQuery, ...messages }), answer: CursorPage(MessageSummary) },
  }),
  counts: endpoint({ method: 'GET', path: '/contact-messages/counts', answer: MessageCounts }),
  table: endpoint({
    ...{ method: 'GET', path: '/contact-messages/export.csv' },
    ...{ query: Type.Object(messages), answer: Type.Any() },
  }),
  read: endpoint({ method: 'GET', path: '/contact-messages/:id', params: ById, answer: Message }),
  file: endpoint({
    ...{ method: 'GET', path: '/contact-messages/:id/files/:position' },
    ...{ params: Type.Object({ id: Type.Integer(), position: Type.Integer() }), answer: Type.Any() },
  }),
  markRead: endpoint({ method: 'POST', path: '/contact-messages/:id/read', params: ById }),
  markUnread: endpoint({ method: 'POST', path: '/contact-messages/:id/unread', params: ById }),
  markSpam: endpoint({ method: 'POST', path: '/contact-messages/:id/spam', params: ById }),
  markHam: endpoint({ method: 'POST', path: '/contact-messages/:id/not-spam', params: ById }),
  resend: endpoint({ method: 'POST', path: '/contact-messages/:id/resend', params: ById }),
  trash: endpoint({ method: 'POST', path: '/contact-messages/:id/trash', params: ById }),
  restore: endpoint({ method: 'POST', path: '/contact-messages/:id/restore', params: ById }),
  /** For good. */
  remove: endpoint({ method: 'DELETE', path: '/contact-messages/:id', params: ById }),
};

/** After this time in the trash, a message is deleted for good. */
export const TRASH_DAYS = 30;

export const formCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/contact-forms' },
    answer: Type.Object({ items: Type.Array(FormSummary) }),
  }),
  /** What a new form begins with, in the language of the site. */
  beginning: endpoint({ method: 'GET', path: '/contact-forms/new', answer: FormBody }),
  read: endpoint({ method: 'GET', path: '/contact-forms/:id', params: ById, answer: FormDetail }),
  add: endpoint({ method: 'POST', path: '/contact-forms', body: FormSave, answer: FormDetail }),
  change: endpoint({
    ...{ method: 'PUT', path: '/contact-forms/:id' },
    ...{ params: ById, body: FormSave, answer: FormDetail },
  }),
  remove: endpoint({ method: 'DELETE', path: '/contact-forms/:id', params: ById }),
  preview: endpoint({ method: 'POST', path: '/contact-forms/preview', body: FormBody, answer: FormPreview }),
};

/** Who may change the mails of forms. */
export const mailRightsCalls = {
  read: endpoint({ method: 'GET', path: '/contact-form-settings', answer: MailRights }),
  change: endpoint({ method: 'PUT', path: '/contact-form-settings', body: MailRightsBody }),
};
