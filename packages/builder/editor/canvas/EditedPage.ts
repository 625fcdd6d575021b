import { createContext, use } from 'react';

/** What the canvas needs to know about the edited page. */
export interface EditedPage {
  readonly title: string;
  readonly settings: unknown;
}

const Context = createContext<EditedPage>({ title: '', settings: {} });

export const EditedPageProvider = Context.Provider;

export function useEditedPage(): EditedPage {
  return use(Context);
}
