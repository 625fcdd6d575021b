import { createContext, useContext } from 'react';

/** The popups that links of a page open. They are noted while it is drawn, and stand at its end. */
export type NamedPopups = Set<string>;

const Named = createContext<NamedPopups | null>(null);

export const NamedPopupsProvider = Named.Provider;

/** `null` where nobody draws popups: in the editor and the gallery. */
export function useNamedPopups(): NamedPopups | null {
  return useContext(Named);
}
