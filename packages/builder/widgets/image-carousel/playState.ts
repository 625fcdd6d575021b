/** Whether a carousel moves by itself: it does, it waits under the pointer, or it was stopped for good. */
export type PlayState = 'playing' | 'hovered' | 'stopped';

/** The visitor's doings, and the last two a script's. */
export type PlayEvent =
  | 'hoverStarted'
  | 'hoverEnded'
  | 'focused'
  | 'interacted'
  | 'toggled'
  | 'started'
  | 'stopped';

const NEXT: Readonly<Record<PlayState, Partial<Record<PlayEvent, PlayState>>>> = {
  playing: {
    hoverStarted: 'hovered',
    focused: 'stopped',
    interacted: 'stopped',
    toggled: 'stopped',
    stopped: 'stopped',
  },
  // The pointer that leaves starts only what the pointer had stopped.
  hovered: {
    hoverEnded: 'playing',
    focused: 'stopped',
    interacted: 'stopped',
    toggled: 'stopped',
    started: 'playing',
    stopped: 'stopped',
  },
  stopped: { toggled: 'playing', started: 'playing' },
};

export interface PlayRules {
  readonly pausesOnHover: boolean;
  readonly stopsOnInteraction: boolean;
}

export function nextPlayState(state: PlayState, event: PlayEvent, rules: PlayRules): PlayState {
  if (event === 'hoverStarted' && !rules.pausesOnHover) return state;
  if (event === 'interacted' && !rules.stopsOnInteraction) return state;
  return NEXT[state][event] ?? state;
}
