import { describe, expect, it } from 'vitest';
import type { Session, User } from '../wire/admin.ts';
import { nextSessionState, type SessionState } from './sessionState.ts';

const ada: User = {
  id: '1',
  name: 'ada',
  displayName: 'Ada',
  email: null,
  role: 'editor',
  isDisabled: false,
  createdAt: 0,
};
const here: Session = { user: ada, nonce: 'n1' };
const nobody: Session = { user: null, nonce: null };
const asking: SessionState = { kind: 'asking' };
const working: SessionState = { kind: 'signed-in', user: ada, nonce: 'n1' };
const interrupted: SessionState = { kind: 'interrupted', user: ada };

describe('who is signed in', () => {
  it.each([
    ['a person', asking, here, working],
    ['nobody', asking, nobody, { kind: 'signed-out' }],
    ['a person whose session has ended meanwhile', working, nobody, interrupted],
    ['a person who came back', interrupted, here, working],
  ] as const)('is known after the server named %s', (_who, before, session, after) => {
    expect(nextSessionState(before, { kind: 'answered', session })).toEqual(after);
  });

  it('keeps the screen of somebody whose session expires, and of nobody else', () => {
    expect(nextSessionState(working, { kind: 'expired' })).toEqual(interrupted);
    expect(nextSessionState(interrupted, { kind: 'expired' })).toEqual(interrupted);
    expect(nextSessionState({ kind: 'signed-out' }, { kind: 'expired' })).toEqual({ kind: 'signed-out' });
  });

  it('says that the server cannot be reached only before work has begun', () => {
    const failed = { kind: 'failed', message: 'No answer.' } as const;
    expect(nextSessionState(asking, failed)).toEqual({ kind: 'unreachable', message: 'No answer.' });
    expect(nextSessionState(working, failed)).toBe(working);
  });

  it('ends with signing out, whatever was before', () => {
    for (const before of [asking, working, interrupted])
      expect(nextSessionState(before, { kind: 'signed-out' })).toEqual({ kind: 'signed-out' });
  });
});
