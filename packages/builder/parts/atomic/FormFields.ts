import { createContext } from 'react';
import type { SketchedField } from '../../model/forms/FormSketch.ts';

/** What a version 4 form passes to its inputs. */
export interface FormFieldFacts {
  /** By the input's element id. */
  readonly fields: ReadonlyMap<string, SketchedField>;
  /** By field name, after a submission without JavaScript. */
  readonly entered: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
}

export const FormFields = createContext<FormFieldFacts>({ fields: new Map(), entered: {}, errors: {} });
