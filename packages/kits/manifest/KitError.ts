import { KIT_ERRORS, type KitErrorCode } from '../wire/public.ts';

/** An error with a message that names the reason. */
export class KitError extends Error {
  override readonly name = 'KitError';
  constructor(
    readonly code: KitErrorCode,
    sentence: string = KIT_ERRORS[code].text,
    /** Values for the placeholders in the code's text, if any. */
    readonly replacements: Readonly<Record<string, string>> | null = null,
  ) {
    super(sentence);
  }
}

export const invalidKit = (sentence: string): KitError => new KitError('invalid-zip-file', sentence);
