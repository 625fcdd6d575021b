import { createContext, useContext } from 'react';

/** The popups that a page's links open. Collected during rendering, and placed at its end. */
export type NamedPopups = Set<string>;

const Named = createContext<NamedPopups | null>(null);

export const NamedPopupsProvider = Named.Provider;

/** `null` where popups are not rendered: in the editor and the gallery. */
export function useNamedPopups(): NamedPopups | null {
  return useContext(Named);
}
