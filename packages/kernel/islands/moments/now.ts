import type { Moment } from '../Island.ts';

/** At once, for islands at the top of the page or ones that must not miss anything. */
export const now: Moment = (_element, wake) => {
  void wake();
  return () => {};
};
