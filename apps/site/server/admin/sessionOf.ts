import type { Session } from '@portico/admin/wire/admin';
import { NONCE_ACTION } from '@portico/kernel/server/http';
import type { AdminPorts } from './AdminPorts.ts';

/** The signed-in user, as reported to the application. */
export async function sessionOf(
  { accounts, nonces }: Pick<AdminPorts, 'accounts' | 'nonces'>,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<Session> {
  return {
    user: await accounts.users.find(userId),
    nonce: await nonces.issue(NONCE_ACTION, sessionId),
  };
}
