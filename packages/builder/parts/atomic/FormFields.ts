import { createContext } from 'react';
import type { SketchedField } from '../../model/forms/FormSketch.ts';

/** What the inputs of a form of version 4 are told by it. */
export interface FormFieldFacts {
  /** By the id of the input's element. */
  readonly fields: ReadonlyMap<string, SketchedField>;
  /** By the names of fields, after a submission without scripts. */
  readonly entered: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
}

export const FormFields = createContext<FormFieldFacts>({ fields: new Map(), entered: {}, errors: {} });
