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

export interface PlayRules {
  readonly pausesOnHover: boolean;
  readonly stopsOnInteraction: boolean;
}

export function nextPlayState(state: PlayState, event: PlayEvent, rules: PlayRules): PlayState {
  if (event === 'hoverStarted' && !rules.pausesOnHover) return state;
  if (event === 'interacted' && !rules.stopsOnInteraction) return state;
  const isStopped = state === 'stopped';
  if (event === 'started' || (isStopped && event === 'toggled')) return 'playing';
  if (isStopped) return state;
  if (event === 'hoverEnded') return 'playing';
  return event === 'hoverStarted' ? 'hovered' : 'stopped';
}
