import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Identify } from '../http/Actor.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { createDevices } from './createDevices.ts';
import { createSignInLinks, type SignInLinks } from './createSignInLinks.ts';
import { createTries } from './createTries.ts';
import { type FirstAdministrator, makeFirstAdministrator } from './firstAdministrator.ts';
import { argon2Passwords, type Passwords } from './passwords.ts';
import { type Random, systemRandom } from './random.ts';
import { identifyByCookie } from './sessionCookie.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type SignIn } from './signIn.ts';
import { createUsers, type Users } from './users.ts';

/** User accounts: who they are, how they prove it, and where they are signed in. */
export interface Accounts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly links: SignInLinks;
  /** For `protectRoutes`. */
  readonly identify: Identify;
  /** Call on every start, after the migrations. */
  makeFirstAdministrator(password: string | undefined): Promise<FirstAdministrator | null>;
}

const CLEANING = 'accounts-cleaning';
const CLEANED_EVERY_MS = 60 * 60 * 1000;

export function createAccounts({
  database,
  clock,
  jobs,
  random = systemRandom,
  passwords = argon2Passwords(),
}: {
  database: Database;
  clock: Clock;
  /** With jobs, expired rows are removed regularly and not only at sign-in. */
  jobs?: Jobs;
  random?: Random;
  passwords?: Passwords;
}): Accounts {
  const tries = createTries(database, clock, random);
  const devices = createDevices(database, clock, random);
  const users = createUsers(database, clock, random, passwords);
  const sessions = createSessions(database, clock, random);
  const links = createSignInLinks({ database, clock, random, passwords, sessions, devices });
  jobs?.register(CLEANING, async () => {
    await sessions.removeExpired();
    await tries.forgetOld();
    await devices.forgetOld();
    await links.removeExpired();
  });
  jobs?.every(CLEANING, CLEANED_EVERY_MS);
  return {
    users,
    sessions,
    signIn: createSignIn({ database, passwords, tries, devices, sessions }),
    links,
    identify: identifyByCookie(sessions),
    makeFirstAdministrator: (password) => makeFirstAdministrator(database, users, password, random),
  };
}
