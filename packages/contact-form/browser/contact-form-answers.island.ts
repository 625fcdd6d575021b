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

/** The forms in a wrapper that is near. One that is not alive yet is attended to when it is. */
export function start(wrapper: HTMLElement): () => void {
  for (const form of wrapper.querySelectorAll<HTMLFormElement>(':scope > form')) attend(form);
  return () => {};
}
