import { createContext, useContext } from 'react';

/** The moment that a page is drawn at, and whose clock its author has in mind. */
export interface SiteTime {
  readonly now: number;
  readonly timeZone: string;
  /** Told by whatever is drawn from it: the page is not the same a while later. */
  readonly changesByItself?: () => void;
  /** The page stands in its editor: what takes visitors away, or takes something from them, is left undone there. */
  readonly isEdited?: boolean;
}

const Time = createContext<SiteTime | null>(null);

export const SiteTimeProvider = Time.Provider;

/** `null` where nobody says: then nothing can be said about how long something takes. */
export function useSiteTime(): SiteTime | null {
  return useContext(Time);
}
