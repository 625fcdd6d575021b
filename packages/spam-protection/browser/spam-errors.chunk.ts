import { browserStorage } from '@portico/kernel/storage';
import { KEYS } from '../wire/public.ts';
import type { GuardPart } from './Guard.ts';

const OURS = /apbct|ctPublic/;

/** Records script errors that mention this layer, each once, to be sent with the next submission. */
export const join: GuardPart['join'] = ({ protection: { view } }) => {
  const local = browserStorage(view, 'localStorage');
  view.addEventListener('error', ({ message: msg, filename: file, lineno: ln, colno: col, error }) => {
    if (!OURS.test(msg ?? '')) return;
    let known: { err?: { msg?: string } }[] = [];
    try {
      known = JSON.parse(local.get(KEYS.scriptErrors) ?? '[]');
    } catch {
      // Another script's text under our key: it is replaced.
    }
    if (!Array.isArray(known) || known.some(({ err }) => err?.msg === msg)) return;
    const { stack: stacktrace, cause } = (error as Error | null) ?? {};
    const err = { msg, file, ln, col, stacktrace, cause: cause && String(cause), errorObj: String(error) };
    const entry = { err, url: view.location.href, userAgent: view.navigator.userAgent };
    local.set(KEYS.scriptErrors, JSON.stringify([...known, entry]));
  });
};
