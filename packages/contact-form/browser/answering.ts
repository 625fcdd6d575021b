import type { ContactFormElement } from './Wpcf7.ts';

/** The code that answers to a visitor: rules, sending, drafts. It comes when a form is near, or when somebody asks for it. */
export interface Answering {
  /** Has it answer to a form that is alive, once. */
  attend(form: HTMLFormElement): void;
  submit(form: ContactFormElement, options?: object): Promise<void>;
  reset(form: ContactFormElement): Promise<void>;
  validate(form: ContactFormElement, options?: object): Promise<void>;
}

/** Empty until it has come, which it says itself, whoever loaded it. What is here answers at once, as whoever calls it expects. */
export const answering: { code?: Answering } = {};
