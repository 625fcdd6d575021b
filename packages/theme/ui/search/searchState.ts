export interface SearchHit {
  readonly title: string;
  readonly url: string;
  /** Its type: `post`, `page`. */
  readonly kind: string;
}

/** `closed`: nothing is shown; the form works as always. */
export interface SearchState {
  readonly phase: 'closed' | 'waiting' | 'open';
  readonly words: string;
  readonly hits: readonly SearchHit[];
  /** The hit that has the keyboard focus; -1 for the field itself. */
  readonly active: number;
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly words: string }
  | { readonly type: 'found'; readonly words: string; readonly hits: readonly SearchHit[] }
  | { readonly type: 'failed'; readonly words: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'closed' };

export const FEWEST_LETTERS = 2;
export const closedSearch: SearchState = { phase: 'closed', words: '', hits: [], active: -1 };

export function searchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed': {
      const words = event.words.trim();
      if (words.length < FEWEST_LETTERS) return { ...closedSearch, words };
      if (words === state.words && state.phase !== 'closed') return state;
      // The previous results stay until there are newer ones.
      return { ...state, phase: state.phase === 'open' ? 'open' : 'waiting', words, active: -1 };
    }
    // A response to an outdated query.
    case 'found':
      return event.words === state.words && state.phase !== 'closed'
        ? { ...state, phase: 'open', hits: event.hits, active: -1 }
        : state;
    case 'failed':
      return event.words === state.words ? { ...closedSearch, words: state.words } : state;
    case 'moved': {
      if (state.phase !== 'open') return state;
      // The field itself is one of the stops that the arrow keys cycle through.
      const places = state.hits.length + 1;
      return { ...state, active: ((state.active + 1 + event.by + places) % places) - 1 };
    }
    case 'closed':
      return { ...closedSearch, words: state.words };
  }
}
