import type { SignalsShape } from '../../wire/admin.ts';

export interface VisitEvent {
  readonly label: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: 'edge' | 'middle';
}

/** The known moments of a visit, in order. Times from clocks that disagree are left out. */
export function eventsOf(signals: SignalsShape, madeAt: number): VisitEvent[] {
  if (signals.pageLoadedAt === null) return [];
  const opened = signals.pageLoadedAt * 1000;
  const after = (ms: number | undefined): number | null => (ms === undefined ? null : opened + ms);
  const known: [string, number | null][] = [
    ['First movement', after(signals.pointer[0]?.at)],
    ['First key', signals.firstKeyAt === null ? null : signals.firstKeyAt * 1000],
    ['Typing began', signals.typing.find(({ firstKeyAt }) => firstKeyAt !== null)?.firstKeyAt ?? null],
    ['Typing ended', signals.typing.findLast(({ lastKeyAt }) => lastKeyAt !== null)?.lastKeyAt ?? null],
  ];
  const middle = known.flatMap(([label, at]): VisitEvent[] =>
    at !== null && at >= opened && at <= madeAt ? [{ label, at, kind: 'middle' }] : [],
  );
  if (madeAt < opened) return [];
  return [
    { label: 'Opened', at: opened, kind: 'edge' },
    ...middle.sort((a, b) => a.at - b.at),
    { label: 'Sent', at: madeAt, kind: 'edge' },
  ];
}
