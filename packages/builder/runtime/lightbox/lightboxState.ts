/** What a lightbox shows, and how. */
export interface LightboxState {
  readonly index: number;
  readonly mode: 'viewing' | 'zoomed' | 'sharing' | 'closing';
  readonly isFullscreen: boolean;
  /** No activity for a while: the controls are hidden. */
  readonly isIdle: boolean;
}

export type LightboxEvent =
  | { readonly type: 'moved'; readonly by: -1 | 0 | 1; readonly count: number }
  | { readonly type: 'zoomToggled' }
  | { readonly type: 'shareToggled' }
  | { readonly type: 'fullscreenChanged'; readonly isFullscreen: boolean }
  | { readonly type: 'rested' }
  | { readonly type: 'stirred' }
  | { readonly type: 'closed' };

export function openedAt(index: number): LightboxState {
  return { index, mode: 'viewing', isFullscreen: false, isIdle: false };
}

export function lightboxReducer(state: LightboxState, event: LightboxEvent): LightboxState {
  if (state.mode === 'closing') return state;
  switch (event.type) {
    case 'moved':
      // When zoomed in, arrows and swipes pan the picture; sharing is about the current one.
      if (state.mode !== 'viewing' || event.count < 2) return state;
      return { ...state, index: (state.index + event.by + event.count) % event.count };
    case 'zoomToggled':
      return { ...state, mode: state.mode === 'zoomed' ? 'viewing' : 'zoomed' };
    case 'shareToggled':
      return { ...state, mode: state.mode === 'sharing' ? 'viewing' : 'sharing' };
    case 'fullscreenChanged':
      return state.isFullscreen === event.isFullscreen
        ? state
        : { ...state, isFullscreen: event.isFullscreen };
    case 'rested':
      return state.mode === 'sharing' ? state : { ...state, isIdle: true };
    case 'stirred':
      return state.isIdle ? { ...state, isIdle: false } : state;
    case 'closed':
      return { ...state, mode: 'closing' };
  }
}
