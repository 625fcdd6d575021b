import { createContext, use } from 'react';

/** What the canvas needs to know about the edited page. */
export interface EditedPage {
  readonly title: string;
  /** With the site's look. */
  readonly settings: unknown;
  /** As stored: the page's sheet is made from these. */
  readonly stored: unknown;
}

const Context = createContext<EditedPage>({ title: '', settings: {}, stored: {} });

export const EditedPageProvider = Context.Provider;

export function useEditedPage(): EditedPage {
  return use(Context);
}
