import { createContext, use } from 'react';

/** What the canvas has to know of the page that its elements stand on. */
export interface EditedPage {
  readonly title: string;
  readonly settings: unknown;
}

const Context = createContext<EditedPage>({ title: '', settings: {} });

export const EditedPageProvider = Context.Provider;

export function useEditedPage(): EditedPage {
  return use(Context);
}
