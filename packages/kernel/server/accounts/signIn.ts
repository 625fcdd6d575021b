import type { Database } from '../database/Database.ts';
import type { Passwords } from './passwords.ts';
import type { SessionOrigin, Sessions } from './sessions.ts';
import type { SignInLimits } from './signInLimits.ts';
import type { AccountTables } from './tables.ts';

export interface Credentials extends SessionOrigin {
  /** The account's name or e-mail address, in any case. */
  readonly name: string;
  readonly password: string;
}

export type SignInResult =
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly sessionId: string;
      readonly userId: string;
    }
  /** Does not say whether the name, the password or a disabled account was the reason: nor may anybody else. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly retryAfterMs: number };

export type SignIn = (credentials: Credentials) => Promise<SignInResult>;

export function createSignIn(
  database: Database,
  passwords: Passwords,
  limits: SignInLimits,
  sessions: Sessions,
): SignIn {
  return async ({ name, password, address, userAgent }) => {
    const typed = name.trim().toLowerCase();
    const user = await database
      .tables<AccountTables>()
      .selectFrom('users')
      .select(['id', 'password_hash', 'disabled_at'])
      .where((where) => where.or([where('name', '=', typed), where('email', '=', typed)]))
      .orderBy('name')
      .executeTakeFirst();

    const admission = await limits.admit(user?.id ?? typed, address);
    if (admission.kind === 'locked') return admission;

    const isMatch = await passwords.matches(password, user?.password_hash ?? null);
    if (!isMatch || !user || user.disabled_at !== null) return { kind: 'refused' };

    await admission.succeed();
    const session = await sessions.start(user.id, { address, userAgent });
    return { kind: 'signed-in', ...session, userId: user.id };
  };
}
