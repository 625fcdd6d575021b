import type { Moment } from '../Island.ts';

/** At once, for what stands at the top of the page or must not miss anything. */
export const now: Moment = (_element, wake) => {
  void wake();
  return () => {};
};
