export interface SearchHit {
  readonly title: string;
  readonly url: string;
  /** What it is: `post`, `page`. */
  readonly kind: string;
}

/** `closed`: nothing is shown; the form works as it always does. */
export interface SearchState {
  readonly phase: 'closed' | 'waiting' | 'open';
  readonly words: string;
  readonly hits: readonly SearchHit[];
  /** The hit that the keyboard is on; -1 for the field itself. */
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
      // What was found before stays until there is something newer.
      return { ...state, phase: state.phase === 'open' ? 'open' : 'waiting', words, active: -1 };
    }
    // An answer to a question that nobody asks any more.
    case 'found':
      return event.words === state.words && state.phase !== 'closed'
        ? { ...state, phase: 'open', hits: event.hits, active: -1 }
        : state;
    case 'failed':
      return event.words === state.words ? { ...closedSearch, words: state.words } : state;
    case 'moved': {
      if (state.phase !== 'open') return state;
      // The field itself is one of the places that the arrows go round.
      const places = state.hits.length + 1;
      return { ...state, active: ((state.active + 1 + event.by + places) % places) - 1 };
    }
    case 'closed':
      return { ...closedSearch, words: state.words };
  }
}
