import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** On a page with Contact Form 7's own style sheet, that style sheet decides the look. */
export const productSheet: ProductSheet = { handle: 'contact-form-7', instead: 'beside-contact-form' };

/**
 * The code that every page with a form starts with, the code loaded when a form is near, and the code only forms with files or
 * payments need.
 */
export const sharedChunks: readonly SharedChunk[] = [
  { name: 'contact-form', order: 10, islands: ['contact-form'], entries: [] },
  { name: 'contact-form-answers', order: 11, islands: ['contact-form-answers'], entries: [] },
  { name: 'contact-form-seldom', order: 12, entries: ['./browser/payment.ts', './rules/fileTypes.ts'] },
];
