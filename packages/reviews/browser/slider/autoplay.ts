/**
 * Whether a slider moves by itself. Things that hold it (the pointer, the focus, a hidden tab) let go again; being
 * paused lasts until the visitor starts it; being stopped lasts for good.
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
  /** A move that the visitor made with a button, a dot or the wheel. */
  | { readonly type: 'steered'; readonly clickStop: boolean };

export function autoplayFrom(wanted: boolean): Autoplay {
  return { state: wanted ? 'playing' : 'stopped', isMoving: false, holds: [] };
}

/** Whether the time until the next step is running. */
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
