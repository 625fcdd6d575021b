import { conflict, HttpError, invalidFields, notFound } from '@portico/kernel/server/http';
import { UnfitContentError } from '../documents/cleanContent.ts';
import { DocumentError } from '../documents/DocumentError.ts';

/** The outcome of a change, or the refusal that it means over HTTP. Lists become the caller's own. */
export async function answered<Outcome>(outcome: Promise<Outcome>): Promise<Mutable<Outcome>> {
  try {
    return (await outcome) as Mutable<Outcome>;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Answers are written out and never changed, but their schemas speak of lists that could be. */
type Mutable<Outcome> = Outcome extends { readonly elements: readonly unknown[] }
  ? Omit<Outcome, 'elements'> & { elements: unknown[] }
  : Outcome;

function refusalOf(error: unknown): unknown {
  if (error instanceof UnfitContentError) return invalidFields({ elements: error.message });
  if (!(error instanceof DocumentError)) return error;
  switch (error.reason) {
    case 'missing':
      return notFound('This page');
    case 'newer-version':
      return new HttpError(409, 'builder_newer_version', error.message, error.details);
    case 'taken-address':
      return conflict('builder_taken_address', error.message);
    case 'mail-forbidden':
      return new HttpError(403, 'mail_settings_forbidden', error.message);
    case 'unfit-address':
      return invalidFields({ slug: error.message });
  }
}
