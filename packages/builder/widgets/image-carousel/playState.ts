/** Whether a carousel is playing, paused on hover, or stopped for good. */
export type PlayState = 'playing' | 'hovered' | 'stopped';

/** The visitor's actions; the last two are a script's. */
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
