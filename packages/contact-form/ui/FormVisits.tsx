import { createContext, useContext } from 'react';

/** The visitor and the query of a page view: some forms take initial values from them. */
export interface FormVisit {
  readonly query: URLSearchParams;
  readonly posted: readonly (readonly [name: string, value: string])[];
  /** `null` for a visitor; otherwise by the names `user_login`, `user_email`, `user_display_name`, … */
  readonly user: Readonly<Record<string, string>> | null;
  /** Sent with forms for members. */
  readonly nonce?: string;
  /** Called by whatever reads the visit: the page is then specific to this visitor. */
  noteRead(): void;
}

const NOBODY: FormVisit = { query: new URLSearchParams(), posted: [], user: null, noteRead: () => {} };

const Visits = createContext<FormVisit>(NOBODY);

/** Wraps a page that is rendered for one visitor. */
export const FormVisits = Visits.Provider;

export function useFormVisit(): FormVisit {
  return useContext(Visits);
}
