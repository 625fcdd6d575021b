import type { TrustedTypes } from '@portico/kernel/dom';

/**
 * Puck writes style elements and opens a frame without regard to the policy: so every style element created in this document
 * gets the page's nonce, and every frame is sandboxed. Returns how to undo it.
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
 * The same for frames that are opened in the page, before anything is written into them: they use this page's Trusted Types
 * policy, so that markup loses what would run, and no string becomes the URL of a script.
 */
export function guardFrames(page: Document, nonce: string): () => void {
  const prepare = (event: Event): void => {
    const frame = event.target;
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) return;
    guardElements(frame.contentDocument, nonce);
    lendPolicy(page.defaultView, frame.contentWindow);
    lendTimers(page.defaultView, frame.contentWindow);
  };
  // In the capture phase: Puck listens on the frame itself.
  page.addEventListener('load', prepare, true);
  return () => page.removeEventListener('load', prepare, true);
}

/**
 * Same origin as the editor, because Puck renders into the frame from outside; but the frame's own scripts do not run, whatever
 * is in its document or in nested frames. Safari treats listeners from outside as such scripts, so they are allowed there, and
 * the inherited content-security-policy keeps the document's own scripts out.
 */
const SANDBOX = /apple/i.test(navigator.vendor) ? 'allow-same-origin allow-scripts' : 'allow-same-origin';

type Realm = (Window & { trustedTypes?: TrustedTypes }) | null;

/** Timers do not fire in a window without scripts, and the widgets' code uses those of the window it is in. */
function lendTimers(from: Window | null, to: Window | null): void {
  for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const)
    if (from && to) Object.assign(to, { [name]: from[name].bind(from) });
}

function lendPolicy(from: Realm, to: Realm): void {
  const policy = from?.trustedTypes?.defaultPolicy;
  if (policy)
    to?.trustedTypes?.createPolicy('default', { createHTML: (html) => `${policy.createHTML(html)}` });
}
