import { type Answering, answering } from './answering.ts';

/** Loads the code that reacts to a visitor, unless it is already loaded. */
export async function loadAnswering(): Promise<Answering | undefined> {
  await import('./contact-form-answers.island.ts');
  return answering.code;
}
