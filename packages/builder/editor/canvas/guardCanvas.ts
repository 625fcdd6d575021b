import type { TrustedTypes } from '@portico/kernel/dom';

/**
 * The editor's library writes style elements and opens a frame, and knows of no policy: so every style element that is
 * made in this document gets the page's nonce, and every frame is a sandbox. Returns the way back.
 */
export function guardElements(page: Document, nonce: string): () => void {
  const make = page.createElement.bind(page);
  const createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = make(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    if (name.toLowerCase() === 'iframe') element.setAttribute('sandbox', SANDBOX);
    return element;
  };
  Object.defineProperty(page, 'createElement', { configurable: true, writable: true, value: createElement });
  return () => {
    Reflect.deleteProperty(page, 'createElement');
  };
}

/**
 * The same for frames that are opened in the page, before anything is written into them: their policy for markup is this
 * page's, so that a document loses what would run, and no text becomes the address of a script.
 */
export function guardFrames(page: Document, nonce: string): () => void {
  const prepare = (event: Event): void => {
    const frame = event.target;
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) return;
    guardElements(frame.contentDocument, nonce);
    lendPolicy(page.defaultView, frame.contentWindow);
    lendTimers(page.defaultView, frame.contentWindow);
  };
  // On the way down: the library hears of the frame only at the frame itself.
  page.addEventListener('load', prepare, true);
  return () => page.removeEventListener('load', prepare, true);
}

/**
 * Of one origin with the editor, because its library draws into the frame from outside; but no script of the frame's own
 * runs, whatever stands in the document or in a frame of it. Safari takes listeners from outside for such scripts, so it
 * is allowed them there, and the content-security-policy, which the frame inherits, is what keeps the document's out.
 */
const SANDBOX = /apple/i.test(navigator.vendor) ? 'allow-same-origin allow-scripts' : 'allow-same-origin';

type Realm = (Window & { trustedTypes?: TrustedTypes }) | null;

/** Timers of a window in which no script runs never ring, and the widgets' code sets those of the window they stand in. */
function lendTimers(from: Window | null, to: Window | null): void {
  for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const)
    if (from && to) Object.assign(to, { [name]: from[name].bind(from) });
}

function lendPolicy(from: Realm, to: Realm): void {
  const policy = from?.trustedTypes?.defaultPolicy;
  if (policy)
    to?.trustedTypes?.createPolicy('default', { createHTML: (html) => `${policy.createHTML(html)}` });
}
