import { createContext, use } from 'react';

/** Told which row of a list its author has opened, so that the page can show the same. */
const Context = createContext<(index: number) => void>(() => {});

export const RowTurnedTo = Context.Provider;

export function useRowTurnedTo(): (index: number) => void {
  return use(Context);
}
