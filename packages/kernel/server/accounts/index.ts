export { accountMigrations } from './accountMigrations.ts';
export type { Accounts } from './createAccounts.ts';
export { createAccounts } from './createAccounts.ts';
export { LINK_LIFE_MS, MOST_OPEN_LINKS } from './createSignInLinks.ts';
export { deviceToken, giveSessionCookies, takeSessionCookie } from './sessionCookie.ts';
export type { Refusal, User, Users } from './users.ts';
