import type { ContactFormElement } from './Wpcf7.ts';

/** The code that answers to a visitor: rules, sending, drafts. It comes when a form is near, or when somebody asks for it. */
export interface Answering {
  /** Has it answer to a form that is alive, once. */
  attend(form: HTMLFormElement): void;
  submit(form: ContactFormElement, options?: object): Promise<void>;
  reset(form: ContactFormElement): Promise<void>;
  validate(form: ContactFormElement, options?: object): Promise<void>;
}

/** Empty until it has come. What is here answers at once, as whoever calls it expects. */
export const answering: { code?: Answering } = {};

/** It says itself that it has come, whoever loaded it. */
export async function loadAnswering(): Promise<Answering | undefined> {
  await import('./contact-form-answers.island.ts');
  return answering.code;
}
