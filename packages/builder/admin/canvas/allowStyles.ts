/**
 * The editor's library writes style elements into the pages it works on. The policy lets in those that carry this
 * page's nonce, and the library knows of none: so every style element that is made in this document gets it.
 * Returns the way back.
 */
export function allowStyles(page: Document, nonce: string): () => void {
  const make = page.createElement.bind(page);
  const createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = make(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
  Object.defineProperty(page, 'createElement', { configurable: true, writable: true, value: createElement });
  return () => {
    Reflect.deleteProperty(page, 'createElement');
  };
}

/** The same for frames that are opened in the page, before anything is written into them. */
export function allowStylesInFrames(page: Document, nonce: string): () => void {
  const prepare = (event: Event): void => {
    const frame = event.target;
    if (frame instanceof HTMLIFrameElement && frame.contentDocument)
      allowStyles(frame.contentDocument, nonce);
  };
  // On the way down: the library hears of the frame only at the frame itself.
  page.addEventListener('load', prepare, true);
  return () => page.removeEventListener('load', prepare, true);
}
