import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** A page with CleanTalk's own sheet looks as that product wants it. */
export const productSheet: ProductSheet = { handle: 'cleantalk-public', instead: 'beside-cleantalk' };

export const sharedChunks: readonly SharedChunk[] = [
  {
    name: 'spam-guard',
    order: 14,
    islands: ['spam-addresses', 'spam-guard', 'spam-search'],
    entries: [],
  },
  // Pages of ours need it from the beginning, and nothing that it would share with others.
  { name: 'spam-token', order: 8, islands: ['spam-token'], entries: [] },
  // What a site's settings ask for from the beginning, with what readers of answers share.
  {
    name: 'calls',
    order: 9,
    islands: ['spam-errors', 'spam-pixel', 'spam-proof'],
    entries: ['./wire/calls.ts'],
  },
  // What comes when a visitor does something, or is near to it.
  {
    name: 'on-demand',
    order: 17,
    islands: ['email-checks', 'spam-calls', 'spam-comments', 'spam-typing'],
    entries: [],
  },
  // What only pages of other products need.
  { name: 'spam-requests', order: 16, islands: ['spam-products', 'spam-refusals'], entries: [] },
  // Only where the owner has forms checked that post elsewhere.
  {
    name: 'spam-elsewhere',
    order: 17,
    islands: ['spam-encoded-forms', 'spam-external', 'spam-internal'],
    entries: ['./browser/external/ask.ts', './wire/externalForms.ts'],
  },
  {
    name: 'spam-views',
    order: 18,
    islands: ['email-decoder', 'email-indicator', 'real-person-badge', 'spam-modal'],
    entries: [],
  },
];
