import { createContext, useContext } from 'react';
import type { SiteAnswer, SiteRequest } from '../../wire/admin.ts';

/** What the rest of the site answers to a widget; `null` while it is not known, and where there is nobody to ask. */
export type SiteParts = (request: SiteRequest) => SiteAnswer | null;

const Parts = createContext<SiteParts>(() => null);

export const SitePartsProvider = Parts.Provider;

/** Another function whenever there are more answers. */
export function useSiteParts(): SiteParts {
  return useContext(Parts);
}

/** Whatever stands around a page asks for it when the page is drawn the first time, and draws it again with the answer. */
export function useSitePart(request: SiteRequest | null): SiteAnswer | null {
  const parts = useSiteParts();
  return request && parts(request);
}
