import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** A page with CleanTalk's own sheet looks as that product wants it. */
export const productSheet: ProductSheet = { handle: 'cleantalk-public', instead: 'beside-cleantalk' };

export const sharedChunks: readonly SharedChunk[] = [
  {
    name: 'spam-guard',
    order: 14,
    islands: ['spam-guard', 'spam-search'],
    entries: [],
  },
  // What readers of answers share, with those who watch on most pages.
  {
    name: 'calls',
    order: 9,
    islands: ['spam-comments', 'spam-errors', 'spam-pixel', 'spam-proof', 'spam-token', 'spam-typing'],
    entries: ['./browser/external/ask.ts', './wire/calls.ts', './wire/externalForms.ts'],
  },
  // What only pages of other products need.
  {
    name: 'spam-requests',
    order: 16,
    islands: ['spam-encoded-forms', 'spam-external', 'spam-internal', 'spam-products', 'spam-refusals'],
    entries: [],
  },
  {
    name: 'spam-views',
    order: 18,
    islands: ['email-decoder', 'email-indicator', 'real-person-badge', 'spam-modal'],
    entries: [],
  },
];
