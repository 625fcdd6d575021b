import { createContext, useContext } from 'react';
import type { FormOutcome, FormPlacement } from '../template/renderForm.ts';

/** A form shown again after a submission without scripts. */
export interface FormReturn {
  readonly unitTag: string;
  readonly outcome: FormOutcome;
  readonly challenges: FormPlacement['challenges'];
}

const Returns = createContext<FormReturn | null>(null);

/** Wraps the page that answers such a submission. */
export const FormReturns = Returns.Provider;

export function useFormReturn(unitTag: string): FormReturn | null {
  const returned = useContext(Returns);
  return returned?.unitTag === unitTag ? returned : null;
}
