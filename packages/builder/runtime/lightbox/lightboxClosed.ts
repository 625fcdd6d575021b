/** Dispatched on the document when a lightbox has closed. */
export const LIGHTBOX_CLOSED = 'portico:lightbox-closed';
