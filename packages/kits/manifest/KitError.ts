import { KIT_ERRORS, type KitErrorCode } from '../wire/public.ts';

/** A refusal with a sentence that names the reason. */
export class KitError extends Error {
  override readonly name = 'KitError';
  constructor(
    readonly code: KitErrorCode,
    sentence: string = KIT_ERRORS[code].text,
    /** Fills the places of the code's text, where it has any. */
    readonly replacements: Readonly<Record<string, string>> | null = null,
  ) {
    super(sentence);
  }
}

export const invalidKit = (sentence: string): KitError => new KitError('invalid-zip-file', sentence);
