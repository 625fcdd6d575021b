import { createContext, use } from 'react';

interface Turn {
  /** The row selected elsewhere. A new object each time, even for the same row. */
  readonly turned: { readonly index: number } | null;
  /** Called with the row that its author has opened, so that the page can show it. */
  readonly turnTo: (index: number) => void;
}

const Context = createContext<Turn>({ turned: null, turnTo: () => {} });

export const RowTurnedTo = Context.Provider;

export function useRowTurnedTo(): Turn {
  return use(Context);
}
