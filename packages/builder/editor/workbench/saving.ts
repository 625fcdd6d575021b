/** State of saving. Changes are counted, so that one made during a save is not mistaken for saved. */
export interface Saving {
  /** The version that the next save is based on. */
  readonly version: number;
  readonly changes: number;
  /** The last change in the autosave, and in the draft. */
  readonly kept: number;
  readonly saved: number;
  /** While offline, nothing is sent. */
  readonly phase: 'idle' | 'saving' | 'failed' | 'conflict' | 'offline';
  /** Why the last attempt failed. */
  readonly message: string;
}

export type SavingEvent =
  | { readonly type: 'changed' }
  /** Everything was undone: the screen shows what was last saved. */
  | { readonly type: 'reverted' }
  | { readonly type: 'began' }
  | { readonly type: 'kept'; readonly changes: number }
  | { readonly type: 'saved'; readonly changes: number; readonly version: number }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'disconnected' }
  | { readonly type: 'reconnected' }
  | { readonly type: 'conflicted'; readonly message: string };

export function firstSaving(version: number): Saving {
  return { version, changes: 0, kept: 0, saved: 0, phase: 'idle', message: '' };
}

export function savingReducer(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'changed':
      return { ...state, changes: state.changes + 1 };
    case 'reverted':
      return { ...state, kept: state.changes, saved: state.changes };
    case 'began':
      return { ...state, phase: 'saving', message: '' };
    case 'kept':
      return { ...state, kept: event.changes, phase: state.phase === 'failed' ? 'idle' : state.phase };
    case 'saved':
      return {
        ...state,
        version: event.version,
        saved: event.changes,
        kept: event.changes,
        phase: 'idle',
        message: '',
      };
    case 'failed':
      return { ...state, phase: 'failed', message: event.message };
    case 'disconnected':
      // A conflict does not go away with the connection.
      return state.phase === 'conflict' ? state : { ...state, phase: 'offline', message: '' };
    case 'reconnected':
      return state.phase === 'offline' ? { ...state, phase: 'idle' } : state;
    case 'conflicted':
      return { ...state, phase: 'conflict', message: event.message };
  }
}

export function hasUnsaved({ changes, saved }: Saving): boolean {
  return changes !== saved;
}

export function savingInWords(state: Saving): string {
  if (state.phase === 'saving') return 'Saving…';
  if (state.phase === 'failed') return 'Not saved';
  if (state.phase === 'offline') return 'Offline';
  if (state.phase === 'conflict') return 'Somebody else has saved';
  if (!hasUnsaved(state)) return 'Saved';
  return state.kept === state.changes ? 'Autosaved' : 'Changed';
}
