import { conflict, HttpError, invalidFields, notFound } from '@portico/kernel/server/http';
import { UnfitContentError } from '../documents/cleanContent.ts';
import { DocumentError } from '../documents/DocumentError.ts';

/** The result of a change, or the matching HTTP error. Makes lists mutable. */
export async function answered<Outcome>(outcome: Promise<Outcome>): Promise<Mutable<Outcome>> {
  try {
    return (await outcome) as Mutable<Outcome>;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Responses are serialised and never changed, but their schemas use mutable lists. */
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
