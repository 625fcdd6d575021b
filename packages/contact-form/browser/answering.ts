import type { ContactFormElement } from './Wpcf7.ts';

/** The code that reacts to a visitor: rules, sending, drafts. Loaded when a form is near the viewport or on demand. */
export interface Answering {
  /** Starts handling an initialised form, once. */
  attend(form: HTMLFormElement): void;
  submit(form: ContactFormElement, options?: object): Promise<void>;
  reset(form: ContactFormElement): Promise<void>;
  validate(form: ContactFormElement, options?: object): Promise<void>;
}

/**
 * Empty until the code has loaded; the code registers itself, whoever loaded it. Once loaded, calls run synchronously, as
 * callers expect.
 */
export const answering: { code?: Answering } = {};
