import { createContext, useContext } from 'react';

/** Which page of its posts a widget shows; the first by default. */
export type PageOfList = (widget: string) => number;

const Pages = createContext<PageOfList>(() => 1);

export const ListPagesProvider = Pages.Provider;

export function usePageOfList(): PageOfList {
  return useContext(Pages);
}
