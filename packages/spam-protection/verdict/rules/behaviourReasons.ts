import type { PointerSample, Typing } from '../../wire/public.ts';
import type { Evidence, Reason } from '../Verdict.ts';

const TOO_FAST_S = 2;
const LONGEST_VISIT_S = 24 * 60 * 60;
const ENOUGH_KEYS = 12;
const ENOUGH_POINTS = 8;

/**
 * How the visit went. A missing signal weighs nothing: people use keyboards, screen readers, phones and autofill, and some have
 * scripts off.
 */
export function behaviourReasons({ signals, facts }: Evidence): Reason[] {
  if (!signals) return [];
  const reasons: (Reason | null)[] = [
    signals.isHeadless
      ? { code: 'headless', weight: 2.2, sentence: 'The browser says that a program controls it.' }
      : null,
    timeReason(signals.pageLoadedAt, facts.now),
    handsReason(signals),
    pointerReason(signals.pointer),
    ...signals.typing.map(typingReason),
    fieldsReason(
      signals.visibleFields.flatMap(({ invisible }) => invisible),
      facts.filledFields,
    ),
    (signals.pageHits ?? 0) >= 3
      ? { code: 'looked_around', weight: -0.4, sentence: 'The visitor looked at several pages before.' }
      : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

function timeReason(pageLoadedAt: number | null, now: number): Reason | null {
  if (pageLoadedAt === null) return null;
  const seconds = Math.round(now / 1000 - pageLoadedAt);
  // A wrong clock means nothing.
  if (seconds < 0 || seconds > LONGEST_VISIT_S) return null;
  if (seconds < TOO_FAST_S)
    return {
      code: 'too_fast',
      weight: 1.4,
      sentence: `The form was sent ${seconds} s after the page was opened.`,
    };
  if (seconds >= 10)
    return {
      code: 'took_time',
      weight: -0.4,
      sentence: `The visitor spent ${seconds} s on the page before sending.`,
    };
  return null;
}

function handsReason(signals: {
  hasMoved: boolean;
  hasScrolled: boolean;
  hasFocused: boolean;
  hasTyped: boolean;
}): Reason | null {
  const seen = [
    signals.hasMoved && 'moved the pointer',
    signals.hasScrolled && 'scrolled',
    signals.hasFocused && 'went into a field',
    signals.hasTyped && 'pressed keys',
  ].filter((sign) => sign !== false);
  if (seen.length === 0) return null;
  return { code: 'hands', weight: -0.25 * seen.length, sentence: `The visitor ${inWords(seen)}.` };
}

/** A hand speeds up, slows down and curves; a program often moves in equal steps. */
function pointerReason(points: readonly PointerSample[]): Reason | null {
  if (points.length < ENOUGH_POINTS) return null;
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] as PointerSample;
    return { dx: point.x - before.x, dy: point.y - before.y };
  });
  const moving = steps.filter(({ dx, dy }) => dx !== 0 || dy !== 0);
  if (moving.length < ENOUGH_POINTS - 1) return null;
  const kinds = new Set(moving.map(({ dx, dy }) => `${dx},${dy}`)).size;
  return kinds <= 2
    ? {
        code: 'pointer_machine',
        weight: 1.2,
        sentence: 'The pointer moved in equal steps, as programs move it.',
      }
    : { code: 'pointer_human', weight: -0.5, sentence: 'The pointer moved the way a hand moves it.' };
}

function typingReason({ keys, unevenness, isAutoFill, isPasted }: Typing): Reason | null {
  if (isAutoFill || isPasted || keys < ENOUGH_KEYS) return null;
  return unevenness / keys < 1
    ? {
        code: 'typing_machine',
        weight: 1.2,
        sentence: 'The keys were pressed in exactly equal time, as programs press them.',
      }
    : {
        code: 'typing_human',
        weight: -0.6,
        sentence: 'The text was typed with the uneven rhythm of a person.',
      };
}

function fieldsReason(invisible: readonly string[], filled: readonly string[]): Reason | null {
  const hidden = filled.filter((name) => TRAP_LIKE.test(name) && invisible.includes(name));
  if (hidden.length === 0) return null;
  return {
    code: 'hidden_fields',
    weight: 1,
    sentence: 'Something was entered in a field that was not visible.',
  };
}

/** Hidden inputs that forms fill in themselves are ignored. */
const TRAP_LIKE = /(email|url|website|phone|message|comment|name)/i;

function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
