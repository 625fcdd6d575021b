import { createContext, useContext } from 'react';

/** Who looks at a page, and with what in its address: some forms begin with that. */
export interface FormVisit {
  readonly query: URLSearchParams;
  readonly posted: readonly (readonly [name: string, value: string])[];
  /** `null` for a visitor; else by the names `user_login`, `user_email`, `user_display_name`, … */
  readonly user: Readonly<Record<string, string>> | null;
  /** Goes along with forms that are for members. */
  readonly nonce?: string;
  /** Told by whoever looks: then the page is this visitor's and nobody else's. */
  noteRead(): void;
}

const NOBODY: FormVisit = { query: new URLSearchParams(), posted: [], user: null, noteRead: () => {} };

const Visits = createContext<FormVisit>(NOBODY);

/** Around a page that is rendered for one visitor. */
export const FormVisits = Visits.Provider;

export function useFormVisit(): FormVisit {
  return useContext(Visits);
}
