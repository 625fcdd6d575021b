import { createContext, type ReactNode, useContext } from 'react';

/**
 * Parts of a header that others draw and bring to life: the theme its search and its switch between day and night, the
 * shop its cart. The editor and the gallery have none, and show a drawing in their place.
 */
export interface HeaderParts {
  readonly searchIcon: ReactNode;
  readonly paletteSwitch: ReactNode;
  readonly cart: ReactNode;
}

const Parts = createContext<HeaderParts | null>(null);

export const HeaderPartsProvider = Parts.Provider;

export function useHeaderParts(): HeaderParts | null {
  return useContext(Parts);
}
