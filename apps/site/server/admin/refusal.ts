import type { Refusal } from '@portico/kernel/server/accounts';
import { conflict, type HttpError, invalidFields, notFound } from '@portico/kernel/server/http';

/** Explains to the user why a change to an account was refused. */
export function refusal(reason: Refusal): HttpError {
  return SENTENCES[reason]();
}

const SENTENCES: Readonly<Record<Refusal, () => HttpError>> = {
  'not-found': () => notFound('This account'),
  'name-taken': () => invalidFields({ name: 'Somebody else has this name already.' }),
  'email-taken': () => invalidFields({ email: 'Another account has this address already.' }),
  'wrong-password': () => invalidFields({ current: 'This is not your current password.' }),
  'last-administrator': () =>
    conflict(
      'last_administrator',
      'This is the last administrator who can sign in. Make somebody else an administrator first.',
    ),
};
