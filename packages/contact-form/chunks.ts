import type { SharedChunk } from '@portico/kernel/islands';

/** What every page with a form begins with, what comes when one is near, and what only a form with files or a payment needs. */
export const sharedChunks: readonly SharedChunk[] = [
  { name: 'contact-form', order: 10, islands: ['contact-form'], entries: [] },
  { name: 'contact-form-answers', order: 11, islands: ['contact-form-answers'], entries: [] },
  { name: 'contact-form-seldom', order: 12, entries: ['./browser/payment.ts', './rules/fileTypes.ts'] },
];
