import { createContext, useContext } from 'react';

/** The time of rendering, and the author's time zone. */
export interface SiteTime {
  readonly now: number;
  readonly timeZone: string;
  /** Called by anything rendered from it: the page will change over time. */
  readonly changesByItself?: () => void;
  /** In the editor: actions that redirect visitors or withhold content are disabled. */
  readonly isEdited?: boolean;
}

const Time = createContext<SiteTime | null>(null);

export const SiteTimeProvider = Time.Provider;

/** `null` if unknown: then nothing can depend on the time. */
export function useSiteTime(): SiteTime | null {
  return useContext(Time);
}
