import { type Answering, answering } from './answering.ts';

/** Has the code come that answers to a visitor, unless it is here. */
export async function loadAnswering(): Promise<Answering | undefined> {
  await import('./contact-form-answers.island.ts');
  return answering.code;
}
