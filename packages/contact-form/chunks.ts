import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** A page with Contact Form 7's own sheet looks as that product wants it. */
export const productSheet: ProductSheet = { handle: 'contact-form-7', instead: 'beside-contact-form' };

/** What every page with a form begins with, what comes when one is near, and what only a form with files or a payment needs. */
export const sharedChunks: readonly SharedChunk[] = [
  { name: 'contact-form', order: 10, islands: ['contact-form'], entries: [] },
  { name: 'contact-form-answers', order: 11, islands: ['contact-form-answers'], entries: [] },
  { name: 'contact-form-seldom', order: 12, entries: ['./browser/payment.ts', './rules/fileTypes.ts'] },
];
