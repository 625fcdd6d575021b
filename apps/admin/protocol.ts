import Type, { type Static, type TSchema } from 'typebox';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwordLength.ts';

/** The wire between the administrator's application and the server: one schema for both, checked by the server. */

const closed = { additionalProperties: false } as const;
const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Time = Type.Integer({ description: 'Epoch milliseconds.' });
const Count = Type.Integer({ minimum: 0 });

const SignedInRole = Type.Enum(['editor', 'administrator']);
const DisplayName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const Email = Type.String({ format: 'email', maxLength: 254 });
const NewPassword = Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH });

export const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const User = Type.Object({
  id: Type.String(),
  name: Type.String(),
  displayName: Type.String(),
  email: Nullable(Type.String()),
  role: SignedInRole,
  isDisabled: Type.Boolean(),
  createdAt: Time,
});
export type User = Static<typeof User>;

/** Who is signed in, and the nonce that calls of this session carry. */
export const Session = Type.Object({ user: Nullable(User), nonce: Nullable(Type.String()) });
export type Session = Static<typeof Session>;

export const SignIn = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }),
  },
  closed,
);

export const ProfileChange = Type.Object({ displayName: DisplayName, email: Nullable(Email) }, closed);

export const PasswordChange = Type.Object(
  { current: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }), next: NewPassword },
  closed,
);

export const OpenSession = Type.Object({
  id: Type.String(),
  isThisOne: Type.Boolean(),
  createdAt: Time,
  seenAt: Time,
  address: Type.String(),
  userAgent: Type.String(),
});
export type OpenSession = Static<typeof OpenSession>;
export const OpenSessions = Type.Object({ items: Type.Array(OpenSession) });
export type OpenSessions = Static<typeof OpenSessions>;
export const Ended = Type.Object({ ended: Count });
export type Ended = Static<typeof Ended>;

export const UserQuery = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  role: Type.Optional(SignedInRole),
};

export const NewUser = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' }),
    displayName: DisplayName,
    email: Nullable(Email),
    role: SignedInRole,
    password: NewPassword,
  },
  closed,
);

export const UserChange = Type.Object(
  {
    displayName: Type.Optional(DisplayName),
    email: Type.Optional(Nullable(Email)),
    role: Type.Optional(SignedInRole),
    isDisabled: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const PasswordReset = Type.Object({ password: NewPassword }, closed);

export const MailState = Type.Enum(['waiting', 'kept', 'sending', 'sent', 'failed']);
export type MailState = Static<typeof MailState>;

export const MailCounts = Type.Object({
  waiting: Count,
  kept: Count,
  sending: Count,
  sent: Count,
  failed: Count,
});

export const Queue = Type.Object({
  queue: Type.String(),
  waiting: Count,
  running: Count,
  failed: Count,
  lastSuccessAt: Nullable(Time),
  lastError: Nullable(Type.String()),
});
export type Queue = Static<typeof Queue>;

/** The state of the site's machinery, for the home screen. */
export const Overview = Type.Object({
  checkedAt: Time,
  database: Type.Object({
    isUp: Type.Boolean(),
    engine: Type.Enum(['sqlite', 'postgres']),
    answeredInMs: Nullable(Type.Number()),
  }),
  mail: Type.Object({
    delivery: Type.Enum(['smtp', 'kept'], { description: '`kept`: no mail server is set up.' }),
    counts: MailCounts,
    lastError: Nullable(Type.String()),
  }),
  jobs: Type.Object({ queues: Type.Array(Queue) }),
});
export type Overview = Static<typeof Overview>;

export const OutboxQuery = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(MailState),
};

const mailSummary = {
  id: Type.String(),
  state: MailState,
  from: Type.String(),
  to: Type.Array(Type.String()),
  subject: Type.String(),
  about: Nullable(Type.String()),
  attempts: Count,
  lastError: Nullable(Type.String()),
  createdAt: Time,
  sentAt: Nullable(Time),
};
export const MailSummary = Type.Object(mailSummary);
export type MailSummary = Static<typeof MailSummary>;

export const Mail = Type.Object({
  ...mailSummary,
  cc: Type.Array(Type.String()),
  bcc: Type.Array(Type.String()),
  replyTo: Type.Array(Type.String()),
  text: Type.String(),
  hasHtml: Type.Boolean(),
  attachments: Type.Array(Type.Object({ filename: Type.String(), contentType: Type.String() })),
});
export type Mail = Static<typeof Mail>;
