import { createContext, use } from 'react';

interface Turn {
  /** The row that was turned to elsewhere. Another object each time, also for the same row. */
  readonly turned: { readonly index: number } | null;
  /** Told which row its author has opened, so that the page can show the same. */
  readonly turnTo: (index: number) => void;
}

const Context = createContext<Turn>({ turned: null, turnTo: () => {} });

export const RowTurnedTo = Context.Provider;

export function useRowTurnedTo(): Turn {
  return use(Context);
}
