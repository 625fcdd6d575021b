import { createContext, useContext } from 'react';

/** The moment that a page is drawn at, and whose clock its author has in mind. */
export interface SiteTime {
  readonly now: number;
  readonly timeZone: string;
}

const Time = createContext<SiteTime | null>(null);

export const SiteTimeProvider = Time.Provider;

/** `null` where nobody says: then nothing can be said about how long something takes. */
export function useSiteTime(): SiteTime | null {
  return useContext(Time);
}
