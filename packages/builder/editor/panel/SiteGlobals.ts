import { createContext, use } from 'react';
import type { SiteGlobals } from '../../wire/admin.ts';

/** The site's global colours and fonts. */
const Context = createContext<SiteGlobals>({ colors: [], fonts: [], families: { own: [], bundled: [] } });

export const SiteGlobalsProvider = Context.Provider;

export function useSiteGlobals(): SiteGlobals {
  return use(Context);
}

export const colorReference = (id: string): string => `globals/colors?id=${id}`;
export const fontReference = (id: string): string => `globals/typography?id=${id}`;
