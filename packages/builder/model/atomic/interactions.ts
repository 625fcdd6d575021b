import { isRecord, numberOf, recordOf, textOf } from '../settings/read.ts';
import { keyframesCss } from './keyframesCss.ts';
import { plainProp } from './plainProp.ts';

/** An animation of a version 4 element. */
export interface Interaction {
  readonly trigger: Trigger;
  readonly effect: (typeof EFFECTS)[number];
  readonly isOut: boolean;
  /** `left`, `top-right` and the like, or nothing. */
  readonly direction: readonly Side[];
  /** An author's own keyframes, as CSS. */
  readonly keyframes: string;
  readonly durationMs: number;
  readonly delayMs: number;
  readonly easing: string;
  /** How often it plays; `infinite` for endlessly. */
  readonly times: number | 'infinite';
  /** Plays each time the element is scrolled in or out, not only the first. */
  readonly isRepeated: boolean;
  /** Where in the window, in per cent from its top, one that follows scrolling begins and ends. */
  readonly stretch: readonly [start: number, end: number];
  /** Follows the scrolling of the whole page. */
  readonly isOfPage: boolean;
  /** Devices on which it is disabled. */
  readonly excluded: readonly string[];
}

/** When it plays. `scrollOn` follows the scrolling. */
const TRIGGERS = ['load', 'scrollIn', 'scrollOut', 'scrollOn', 'hover', 'click'] as const;
const EFFECTS = ['fade', 'slide', 'scale', 'custom'] as const;
type Trigger = (typeof TRIGGERS)[number];
type Side = 'left' | 'right' | 'top' | 'bottom';

/** The first for each trigger. Stored as text by some versions, as a map by others. */
export function interactionsOf(stored: unknown): readonly Interaction[] {
  if (stored === undefined) return [];
  const { items } = recordOf(typeof stored === 'string' ? parsed(stored) : stored);
  const found = new Map<Trigger, Interaction>();
  for (const item of (Array.isArray(items) ? items : []).slice(0, MOST_READ)) {
    const read = typeof item === 'string' ? ofName(item) : ofItem(item);
    if (read && !found.has(read.trigger)) found.set(read.trigger, read);
  }
  return [...found.values()];
}

/** What of it needs a script: `scrollIn` and `scrollOut` with `-again` for each time. */
export function scriptedTriggers(interactions: readonly Interaction[]): readonly string[] {
  return interactions.flatMap(({ trigger, isRepeated }) => {
    if (trigger === 'load' || trigger === 'scrollOn') return [];
    if (trigger === 'hover' || trigger === 'click') return [trigger];
    return isRepeated ? [`${trigger}-again`] : trigger === 'scrollOut' ? [trigger] : [];
  });
}

const MOST_READ = 20;
const LONGEST_TEXT = 20_000;

function parsed(text: string): unknown {
  if (text.length > LONGEST_TEXT) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Anything else is ignored.
    return null;
  }
}

/** Older documents: `load-fade-in--600-0`. */
function ofName(name: string): Interaction | null {
  const [trigger, effect, type, direction, duration, delay] = name.split('-');
  return interaction({ trigger, effect, type, direction, duration, delay });
}

function ofItem(item: unknown): Interaction | null {
  const { trigger, animation, breakpoints } = recordOf(plainProp(item));
  if (!isRecord(animation)) return null;
  const { animation_id: name, effect, type, direction, timing_config: timing, config } = animation;
  if (typeof name === 'string') return ofName(name);
  const { duration, delay } = recordOf(timing);
  const { excluded } = recordOf(breakpoints);
  const keyframes = effect === 'custom' ? ownKeyframes(item) : '';
  return interaction({
    ...{ trigger: trigger ?? 'load', effect: effect ?? 'fade', type, direction },
    ...{ keyframes, duration, delay, excluded },
    ...recordOf(config),
  });
}

function ownKeyframes(item: unknown): string {
  const { animation } = recordOf(recordOf(item).value ?? item);
  const { custom_effect: custom } = recordOf(recordOf(animation).value ?? animation);
  const { keyframes } = recordOf(recordOf(custom).value);
  return keyframesCss(recordOf(keyframes).value);
}

function interaction(said: Readonly<Record<string, unknown>>): Interaction | null {
  const { excluded, repeat } = said;
  const effect = EFFECTS.find((one) => one === said.effect);
  const trigger = TRIGGERS.find((one) => one === said.trigger);
  const keyframes = textOf(said.keyframes);
  if (!trigger || !effect || (effect === 'custom' && !keyframes)) return null;
  return {
    trigger,
    effect,
    isOut: said.type === 'out',
    direction: SIDES.filter((side) => textOf(said.direction).split('-').includes(side)),
    keyframes,
    durationMs: milliseconds(said.duration, 600),
    delayMs: milliseconds(said.delay, 0),
    easing: EASINGS[textOf(said.easing)] ?? 'ease-in',
    times: repeat === 'loop' ? 'infinite' : repeat === 'times' ? timesOf(said.times) : 1,
    isRepeated: said.replay === true,
    stretch: [percentOf(said.start, 85), percentOf(said.end, 15)],
    isOfPage: said.relativeTo === 'page',
    excluded: Array.isArray(excluded) ? excluded.map((device) => textOf(device)) : [],
  };
}

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

const EASINGS: Readonly<Record<string, string>> = {
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
  linear: 'linear',
  backIn: 'cubic-bezier(0.31,0.01,0.66,-0.59)',
  backOut: 'cubic-bezier(0.33,1.53,0.69,0.99)',
  backInOut: 'cubic-bezier(0.68,-0.55,0.27,1.55)',
};

function milliseconds(value: unknown, fallback: number): number {
  const { size, unit } = recordOf(value);
  const number = numberOf(isRecord(value) ? size : value);
  if (number === null || number < 0) return fallback;
  return Math.min(Math.round(unit === 's' ? number * 1000 : number), LONGEST_MS);
}

const LONGEST_MS = 60_000;

function timesOf(value: unknown): number {
  return Math.min(Math.max(Math.round(numberOf(value) ?? 1), 1), 100);
}

function percentOf(value: unknown, fallback: number): number {
  const number = numberOf(isRecord(value) ? value.size : value);
  return number === null ? fallback : Math.min(Math.max(number, 0), 100);
}
