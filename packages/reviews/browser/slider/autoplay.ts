/**
 * Whether a slider moves by itself. Holds (the pointer, the focus, a hidden tab) are temporary; paused lasts until the visitor
 * starts it; stopped is permanent.
 */
export interface Autoplay {
  readonly state: 'playing' | 'paused' | 'stopped';
  readonly isMoving: boolean;
  readonly holds: readonly Hold[];
}

export type Hold = 'pointer' | 'focus' | 'page';

export type AutoplayEvent =
  | { readonly type: 'held' | 'released'; readonly by: Hold }
  | { readonly type: 'moved' | 'rested' }
  | { readonly type: 'paused' | 'resumed' }
  /** The visitor moved it with a button, a dot or the wheel. */
  | { readonly type: 'steered'; readonly clickStop: boolean };

export function autoplayFrom(wanted: boolean): Autoplay {
  return { state: wanted ? 'playing' : 'stopped', isMoving: false, holds: [] };
}

/** Whether the timer for the next step is running. */
export function isTicking({ state, isMoving, holds }: Autoplay): boolean {
  return state === 'playing' && !isMoving && holds.length === 0;
}

export function autoplayAfter(autoplay: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'held':
      return autoplay.holds.includes(event.by)
        ? autoplay
        : { ...autoplay, holds: [...autoplay.holds, event.by] };
    case 'released':
      return { ...autoplay, holds: autoplay.holds.filter((hold) => hold !== event.by) };
    case 'moved':
      return { ...autoplay, isMoving: true };
    case 'rested':
      return { ...autoplay, isMoving: false };
    case 'steered':
      return event.clickStop ? { ...autoplay, state: 'stopped' } : autoplay;
    default:
      return { ...autoplay, state: NEXT[autoplay.state][event.type] };
  }
}

const NEXT = {
  playing: { paused: 'paused', resumed: 'playing' },
  paused: { paused: 'paused', resumed: 'playing' },
  stopped: { paused: 'stopped', resumed: 'stopped' },
} as const;
