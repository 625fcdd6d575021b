import type { Database } from '../database/Database.ts';
import { callerOf } from '../limits/callerOf.ts';
import type { Devices } from './createDevices.ts';
import type { Tries } from './createTries.ts';
import { deviceCounts, signInCounts } from './paces.ts';
import type { Passwords } from './passwords.ts';
import type { SessionOrigin, Sessions } from './sessions.ts';
import type { AccountTables } from './tables.ts';

export interface Credentials extends SessionOrigin {
  /** The account's name or email address; case is ignored. */
  readonly name: string;
  readonly password: string;
  /** The device token that the browser sent. */
  readonly device: string | null;
}

export type SignInResult =
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly sessionId: string;
      readonly userId: string;
      /** The token that will identify this browser. */
      readonly device: string;
    }
  /** Does not say whether the name, the password or a disabled account was the reason; nothing else may either. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly retryAfterMs: number };

export type SignIn = (credentials: Credentials) => Promise<SignInResult>;

export interface SignInParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly tries: Tries;
  readonly devices: Devices;
  readonly sessions: Sessions;
}

export function createSignIn({ database, passwords, tries, devices, sessions }: SignInParts): SignIn {
  return async ({ name, password, device, ...origin }) => {
    const typed = asTyped(name);
    const user = await database
      .tables<AccountTables>()
      .selectFrom('users')
      .select(['id', 'password_hash', 'disabled_at'])
      .where((where) => where.or([where('name', '=', typed), where('email', '=', typed)]))
      .orderBy('name')
      .executeTakeFirst();

    const isKnown = await devices.knows(user?.id ?? null, device);
    const admission = await tries.begin(
      isKnown ? deviceCounts(typed, device ?? '') : signInCounts(typed, callerOf(origin.address)),
    );
    if (admission.kind === 'locked') return admission;

    const isMatch = await passwords.matches(password, user?.password_hash ?? null);
    if (!isMatch || !user || user.disabled_at !== null) return { kind: 'refused' };

    await admission.succeed();
    const session = await sessions.start(user.id, origin);
    return {
      ...{ kind: 'signed-in', ...session, userId: user.id },
      device: await devices.remember(user.id, device),
    };
  };
}

/** Names and addresses are stored in lower case. */
export function asTyped(name: string): string {
  return name.trim().toLowerCase();
}
