import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Identify } from '../http/Actor.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { type FirstAdministrator, makeFirstAdministrator } from './firstAdministrator.ts';
import { argon2Passwords } from './passwords.ts';
import { type Random, systemRandom } from './random.ts';
import { identifyByCookie } from './sessionCookie.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type SignIn } from './signIn.ts';
import { createSignInLimits } from './signInLimits.ts';
import { createUsers, type Users } from './users.ts';

/** People who sign in: who they are, how they prove it, and where they are signed in. */
export interface Accounts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
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
}: {
  database: Database;
  clock: Clock;
  /** Where there are jobs, what has expired is removed now and then, and not only when somebody signs in. */
  jobs?: Jobs;
  random?: Random;
}): Accounts {
  const passwords = argon2Passwords();
  const users = createUsers(database, clock, random, passwords);
  const sessions = createSessions(database, clock, random);
  const limits = createSignInLimits(database, clock, random);
  jobs?.register(CLEANING, async () => {
    await sessions.removeExpired();
    await limits.forgetOld();
  });
  jobs?.every(CLEANING, CLEANED_EVERY_MS);
  return {
    users,
    sessions,
    signIn: createSignIn(database, passwords, limits, sessions),
    identify: identifyByCookie(sessions),
    makeFirstAdministrator: (password) => makeFirstAdministrator(database, users, password, random),
  };
}
