import { isRecord, numberOf, recordOf, textOf } from '../settings/read.ts';
import { plainProp } from './plainProp.ts';

/** How a version 4 element enters or leaves. */
export interface Interaction {
  /** On page load, or when the element is scrolled into view. */
  readonly trigger: 'load' | 'scrollIn';
  readonly effect: 'fade' | 'slide' | 'scale';
  readonly isOut: boolean;
  /** `left`, `top-right` and the like, or nothing. */
  readonly direction: readonly Side[];
  readonly durationMs: number;
  readonly delayMs: number;
  readonly easing: string;
  /** How often it plays; `infinite` for endlessly. */
  readonly times: number | 'infinite';
  /** Devices on which it is disabled. */
  readonly excluded: readonly string[];
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** The first supported one: an element has one animation at a time. Stored as text by some versions, as a map by others. */
export function interactionOf(stored: unknown): Interaction | null {
  const { items } = recordOf(typeof stored === 'string' ? parsed(stored) : stored);
  const list = Array.isArray(items) ? items : [];
  for (const item of list.slice(0, MOST_READ)) {
    const read = typeof item === 'string' ? ofName(item) : ofItem(plainProp(item));
    if (read) return read;
  }
  return null;
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
  const { trigger, animation, breakpoints } = recordOf(item);
  const { effect, type, direction, timing_config: timing, config } = recordOf(animation);
  const { duration, delay } = recordOf(timing);
  const { excluded } = recordOf(breakpoints);
  return interaction({ trigger, effect, type, direction, duration, delay, excluded, ...recordOf(config) });
}

function interaction(said: Readonly<Record<string, unknown>>): Interaction | null {
  const { trigger, effect, excluded, repeat } = said;
  if (trigger !== 'load' && trigger !== 'scrollIn') return null;
  if (effect !== 'fade' && effect !== 'slide' && effect !== 'scale') return null;
  return {
    trigger,
    effect,
    isOut: said.type === 'out',
    direction: SIDES.filter((side) => textOf(said.direction).split('-').includes(side)),
    durationMs: milliseconds(said.duration, 600),
    delayMs: milliseconds(said.delay, 0),
    easing: EASINGS[textOf(said.easing)] ?? 'ease-in',
    times: repeat === 'loop' ? 'infinite' : repeat === 'times' ? timesOf(said.times) : 1,
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
