import type { Session, User } from '../wire/admin.ts';

/**
 * Whether somebody is signed in. `interrupted` means that the session ended while they were working: the screen stays as it is
 * beneath the password prompt.
 */
export type SessionState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unreachable'; readonly message: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: User; readonly nonce: string }
  | { readonly kind: 'interrupted'; readonly user: User };

export type SessionEvent =
  | { readonly kind: 'answered'; readonly session: Session }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'signed-out' };

export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'answered':
      return afterAnswer(state, event.session);
    case 'failed':
      // One unanswered request must not throw out somebody who is working.
      return state.kind === 'asking' || state.kind === 'unreachable'
        ? { kind: 'unreachable', message: event.message }
        : state;
    case 'expired':
      return state.kind === 'signed-in' ? { kind: 'interrupted', user: state.user } : state;
    case 'signed-out':
      return { kind: 'signed-out' };
  }
}

function afterAnswer(state: SessionState, { user, nonce }: Session): SessionState {
  if (user && nonce) return { kind: 'signed-in', user, nonce };
  if (state.kind === 'signed-in' || state.kind === 'interrupted')
    return { kind: 'interrupted', user: state.user };
  return { kind: 'signed-out' };
}
