import { createContext, useContext } from 'react';
import type { FormOutcome, FormPlacement } from '../template/renderForm.ts';

/** A form that came back from a submission without scripts. */
export interface FormReturn {
  readonly unitTag: string;
  readonly outcome: FormOutcome;
  readonly challenges: FormPlacement['challenges'];
}

const Returns = createContext<FormReturn | null>(null);

/** Around the page that answers such a submission. */
export const FormReturns = Returns.Provider;

export function useFormReturn(unitTag: string): FormReturn | null {
  const returned = useContext(Returns);
  return returned?.unitTag === unitTag ? returned : null;
}
