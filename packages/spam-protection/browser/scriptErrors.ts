import { browserStorage } from '@portico/kernel/storage';
import { KEYS } from '../protocol/keys.ts';

/** One page view in so many keeps errors: enough to hear of a fault, too few to fill anybody's storage. */
const ONE_IN = 100;
const OURS = /apbct|ctPublic/;

/** Notes script errors that name this layer, each once, for the next submission to carry. */
export function recordScriptErrors(view: Window, random = Math.random): void {
  if (random() * ONE_IN >= 1) return;
  const local = browserStorage(view, 'localStorage');
  view.addEventListener('error', ({ message: msg, filename: file, lineno: ln, colno: col, error }) => {
    if (!OURS.test(msg ?? '')) return;
    let known: { err?: { msg?: string } }[] = [];
    try {
      known = JSON.parse(local.get(KEYS.scriptErrors) ?? '[]');
    } catch {
      // Somebody else's text under our name: it is replaced.
    }
    if (!Array.isArray(known) || known.some(({ err }) => err?.msg === msg)) return;
    const { stack: stacktrace, cause } = (error as Error | null) ?? {};
    const err = { msg, file, ln, col, stacktrace, cause: cause && String(cause), errorObj: String(error) };
    const entry = { err, url: view.location.href, userAgent: view.navigator.userAgent };
    local.set(KEYS.scriptErrors, JSON.stringify([...known, entry]));
  });
}
