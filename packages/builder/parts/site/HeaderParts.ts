import { createContext, type ReactNode, useContext } from 'react';

/**
 * Parts of a header that other features render and run: the theme's search and palette switch, the shop's cart. The editor and
 * the gallery have none, and show icons instead.
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
