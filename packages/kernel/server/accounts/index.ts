export { accountMigrations } from './accountMigrations.ts';
export type { Accounts } from './createAccounts.ts';
export { createAccounts } from './createAccounts.ts';
export type { SignInLinks, UsedLink } from './createSignInLinks.ts';
export { LINK_LIFE_MS, MOST_OPEN_LINKS } from './createSignInLinks.ts';
export type { FirstAdministrator } from './firstAdministrator.ts';
export { FIRST_ADMINISTRATOR } from './firstAdministrator.ts';
export { PAIR_PACE, PLACE_PACE, STRANGERS_PACE } from './paces.ts';
export type { Passwords } from './passwords.ts';
export {
  deviceToken,
  giveSessionCookies,
  SESSION_COOKIE,
  sessionToken,
  takeSessionCookie,
} from './sessionCookie.ts';
export type { SessionFacts, SessionOrigin, Sessions } from './sessions.ts';
export { SESSION_IDLE_MS, SESSION_LIFE_MS } from './sessions.ts';
export type { Credentials, SignIn, SignInResult } from './signIn.ts';
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
