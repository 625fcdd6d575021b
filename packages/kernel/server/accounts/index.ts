export { accountMigrations } from './accountMigrations.ts';
export type { Accounts } from './createAccounts.ts';
export { createAccounts } from './createAccounts.ts';
export type { FirstAdministrator } from './firstAdministrator.ts';
export { FIRST_ADMINISTRATOR } from './firstAdministrator.ts';
export { giveSessionCookie, SESSION_COOKIE, sessionToken, takeSessionCookie } from './sessionCookie.ts';
export type { SessionFacts, SessionOrigin, Sessions } from './sessions.ts';
export { SESSION_IDLE_MS, SESSION_LIFE_MS } from './sessions.ts';
export type { Credentials, SignIn, SignInResult } from './signIn.ts';
export {
  FAILURE_WINDOW_MS,
  MAX_FAILURES_PER_ACCOUNT,
  MAX_FAILURES_PER_ADDRESS,
} from './signInLimits.ts';
export type {
  NewUser,
  Outcome,
  PasswordChange,
  Refusal,
  User,
  UserChange,
  UserFilter,
  Users,
} from './users.ts';
