/** The button's state: hidden, shown, or held by the pointer or the focus. */
export type ToTopState = 'hidden' | 'shown' | 'held';

export type ToTopEvent = 'passed' | 'returned' | 'reached' | 'left' | 'rested';

/** `rested` is the end of the time after which it hides by itself, unless it is held. */
const NEXT: Readonly<Record<ToTopState, Partial<Record<ToTopEvent, ToTopState>>>> = {
  hidden: { passed: 'shown' },
  shown: { returned: 'hidden', reached: 'held', rested: 'hidden' },
  held: { returned: 'hidden', left: 'shown' },
};

export function nextToTop(state: ToTopState, event: ToTopEvent): ToTopState {
  return NEXT[state][event] ?? state;
}
