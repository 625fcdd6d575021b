import { createContext, type ReactNode, use } from 'react';
import type { AdminRole } from './AdminFeature.ts';

/** The current user. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly role: AdminRole;
}

export interface AdminSession {
  readonly user: SignedInUser;
  signOut(): Promise<void>;
  /** Called after users change their own account. */
  reload(): Promise<void>;
}

const SessionContext = createContext<AdminSession | null>(null);

export function SessionProvider({ session, children }: { session: AdminSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): AdminSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs somebody who is signed in.');
  return session;
}
