import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static, type TSchema } from 'typebox';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../passwordLength.ts';
import { SiteSettings } from './SiteSettings.ts';

export { NEW_PASSWORD_PATH } from '../newPasswordPath.ts';
export * from './firstStart.ts';
export * from './SiteSettings.ts';

/** The API between the administration and the server: one schema for both, validated by the server. */

const closed = { additionalProperties: false } as const;
const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Time = Type.Integer({ description: 'Epoch milliseconds.' });
const Count = Type.Integer({ minimum: 0 });

const SignedInRole = Type.Enum(['editor', 'administrator']);
const DisplayName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const Email = Type.String({ format: 'email', maxLength: 254 });
const NewPassword = Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH });

const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

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

/** Who is signed in, and the nonce for this session's calls. */
export const Session = Type.Object({ user: Nullable(User), nonce: Nullable(Type.String()) });
export type Session = Static<typeof Session>;

const SignIn = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }),
  },
  closed,
);

const LinkRequest = Type.Object({ name: Type.String({ minLength: 1, maxLength: 254 }) }, closed);

const LinkUse = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }), password: NewPassword },
  closed,
);

const ProfileChange = Type.Object({ displayName: DisplayName, email: Nullable(Email) }, closed);

const PasswordChange = Type.Object(
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
const OpenSessions = Type.Object({ items: Type.Array(OpenSession) });
const Ended = Type.Object({ ended: Count });

const UserQuery = Type.Object({
  ...cursorQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  role: Type.Optional(SignedInRole),
});

const NewUser = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' }),
    displayName: DisplayName,
    email: Nullable(Email),
    role: SignedInRole,
    password: NewPassword,
  },
  closed,
);

const UserChange = Type.Object(
  {
    displayName: Type.Optional(DisplayName),
    email: Type.Optional(Nullable(Email)),
    role: Type.Optional(SignedInRole),
    isDisabled: Type.Optional(Type.Boolean()),
  },
  closed,
);

const PasswordReset = Type.Object({ password: NewPassword }, closed);

export const MailState = Type.Enum(['waiting', 'kept', 'sending', 'sent', 'failed']);
export type MailState = Static<typeof MailState>;

const MailCounts = Type.Object({
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

/** The state of the site's services, for the home screen. */
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

const OutboxQuery = Type.Object({
  ...cursorQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(MailState),
});

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
  inDoubtAt: Nullable(Time),
};
export const MailSummary = Type.Object(mailSummary);
export type MailSummary = Static<typeof MailSummary>;

export const Mail = Type.Object({
  ...mailSummary,
  messageId: Type.String(),
  cc: Type.Array(Type.String()),
  bcc: Type.Array(Type.String()),
  replyTo: Type.Array(Type.String()),
  text: Type.String(),
  hasHtml: Type.Boolean(),
  attachments: Type.Array(Type.Object({ filename: Type.String(), contentType: Type.String() })),
  expiresAt: Nullable(Time),
});
export type Mail = Static<typeof Mail>;

export const sessionCalls = {
  read: endpoint({ method: 'GET', path: '/session', answer: Session }),
  signIn: endpoint({ method: 'POST', path: '/session', body: SignIn, answer: Session }),
  signOut: endpoint({ method: 'DELETE', path: '/session' }),
  askForLink: endpoint({ method: 'POST', path: '/sign-in-links', body: LinkRequest }),
  useLink: endpoint({ method: 'POST', path: '/sign-in-links/use', body: LinkUse, answer: Session }),
};

export const accountCalls = {
  read: endpoint({ method: 'GET', path: '/account', answer: User }),
  change: endpoint({ method: 'PUT', path: '/account', body: ProfileChange, answer: User }),
  changePassword: endpoint({ method: 'POST', path: '/account/password', body: PasswordChange }),
  sessions: endpoint({ method: 'GET', path: '/account/sessions', answer: OpenSessions }),
  endOtherSessions: endpoint({ method: 'DELETE', path: '/account/sessions', answer: Ended }),
  endSession: endpoint({ method: 'DELETE', path: '/account/sessions/:id', params: IdParams }),
};

export const userCalls = {
  list: endpoint({ method: 'GET', path: '/users', query: UserQuery, answer: CursorPage(User) }),
  add: endpoint({ method: 'POST', path: '/users', body: NewUser, answer: User }),
  read: endpoint({ method: 'GET', path: '/users/:id', params: IdParams, answer: User }),
  change: endpoint({ method: 'PATCH', path: '/users/:id', params: IdParams, body: UserChange, answer: User }),
  resetPassword: endpoint({
    ...{ method: 'PUT', path: '/users/:id/password' },
    ...{ params: IdParams, body: PasswordReset },
  }),
};

export const outboxCalls = {
  list: endpoint({ method: 'GET', path: '/outbox', query: OutboxQuery, answer: CursorPage(MailSummary) }),
  read: endpoint({ method: 'GET', path: '/outbox/:id', params: IdParams, answer: Mail }),
  resend: endpoint({ method: 'POST', path: '/outbox/:id/resend', params: IdParams, answer: Mail }),
  /** Responds with a complete HTML document. */
  html: endpoint({ method: 'GET', path: '/outbox/:id/html', params: IdParams, answer: Type.String() }),
};

const mailServer = {
  host: Type.String({ minLength: 1, maxLength: 253 }),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: Type.Enum(['tls', 'starttls', 'plain']),
  user: Type.String({ maxLength: 254 }),
};
export const StoredMailServer = Type.Object({ ...mailServer, password: Type.String() });
export type StoredMailServer = Static<typeof StoredMailServer>;

const MailServerState = Type.Object({
  ...mailServer,
  host: Type.String({ description: 'Empty while none is set.' }),
  source: Type.Enum(['environment', 'settings', 'none'], {
    description: 'SMTP_URL of the environment takes precedence over what the owner has entered.',
  }),
  hasPassword: Type.Boolean(),
});
export type MailServerState = Static<typeof MailServerState>;

const MailServerChange = Type.Object(
  {
    ...mailServer,
    password: Nullable(Type.String({ maxLength: 500 })),
  },
  { ...closed, description: 'Without a password the stored one stays.' },
);
const TestMail = Type.Object({ to: Type.String({ minLength: 1, maxLength: 254 }) }, closed);
const TestMailAnswer = Type.Object({ isSent: Type.Boolean(), sentence: Type.String() });

const MAIL_SERVER = '/mail-server';
export const mailServerCalls = {
  read: endpoint({ method: 'GET', path: MAIL_SERVER, answer: MailServerState }),
  change: endpoint({ method: 'PUT', path: MAIL_SERVER, body: MailServerChange, answer: MailServerState }),
  remove: endpoint({ method: 'DELETE', path: MAIL_SERVER, answer: MailServerState }),
  test: endpoint({ method: 'POST', path: '/mail-server/test', body: TestMail, answer: TestMailAnswer }),
};

const Person = Type.Object({ email: Email }, closed);
const KeptOfPerson = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Type.String(),
      fate: Type.String({ description: 'What becomes of it when it is erased.' }),
      count: Count,
    }),
  ),
});

export const personalDataCalls = {
  find: endpoint({ method: 'GET', path: '/personal-data', query: Person, answer: KeptOfPerson }),
  table: endpoint({ method: 'GET', path: '/personal-data/export', query: Person, answer: Type.Any() }),
  erase: endpoint({ method: 'POST', path: '/personal-data/erase', body: Person, answer: KeptOfPerson }),
};

export const overviewCall = endpoint({ method: 'GET', path: '/overview', answer: Overview });

const SettingsWithHome = Type.Object({
  ...SiteSettings.properties,
  addresses: Type.Enum(['encoded', 'plain'], {
    description: 'How e-mail addresses are written in the source of pages, where harvesters read them.',
  }),
  homePage: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'The page at the root of the site; without one, it shows the newest posts.',
  }),
});

export const siteSettingsCalls = {
  read: endpoint({ method: 'GET', path: '/site-settings', answer: SettingsWithHome }),
  change: endpoint({
    method: 'PUT',
    path: '/site-settings',
    body: SettingsWithHome,
    answer: SettingsWithHome,
  }),
  /** Changes the given values and leaves the rest as it is. */
  adjust: endpoint({
    method: 'PATCH',
    path: '/site-settings',
    body: Type.Partial(SettingsWithHome, closed),
    answer: SettingsWithHome,
  }),
};
export type SettingsWithHome = Static<typeof SettingsWithHome>;
