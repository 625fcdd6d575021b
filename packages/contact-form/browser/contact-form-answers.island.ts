import { answering } from './answering.ts';
import { attend } from './attend.ts';
import { reset } from './reset.ts';
import { createSwv, type Swv } from './Swv.ts';
import { submit } from './submit.ts';
import { validate } from './validate.ts';

declare global {
  interface Window {
    swv?: Swv;
  }
}

window.swv = { ...createSwv(), ...window.swv };
answering.code = { attend, submit, reset, validate };

/** Starts the forms in a wrapper near the viewport. A form that is not initialised yet is attended to once it is. */
export function start(wrapper: HTMLElement): () => void {
  for (const form of wrapper.querySelectorAll<HTMLFormElement>(':scope > form')) attend(form);
  return () => {};
}
