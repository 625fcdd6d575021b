import { createContext, useContext } from 'react';
import type { SiteAnswer, SiteRequest } from '../../wire/admin.ts';

/** The site's answer to a widget; `null` until known, and if there is nobody to ask. */
export type SiteParts = (request: SiteRequest) => SiteAnswer | null;

const Parts = createContext<SiteParts>(() => null);

export const SitePartsProvider = Parts.Provider;

/** A new function whenever there are more answers. */
export function useSiteParts(): SiteParts {
  return useContext(Parts);
}

/** The page's surroundings request it on the first rendering, and render again with the answer. */
export function useSitePart(request: SiteRequest | null): SiteAnswer | null {
  const parts = useSiteParts();
  return request && parts(request);
}
