import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** On a page with CleanTalk's own style sheet, that style sheet decides the look. */
export const productSheet: ProductSheet = { handle: 'cleantalk-public', instead: 'beside-cleantalk' };

export const sharedChunks: readonly SharedChunk[] = [
  {
    name: 'spam-guard',
    order: 14,
    islands: ['spam-addresses', 'spam-guard', 'spam-search'],
    entries: [],
  },
  // Our own pages need it from the start, but nothing that it would share with others.
  { name: 'spam-token', order: 8, islands: ['spam-token'], entries: [] },
  // What a site's settings need from the start, with what readers of responses share.
  {
    name: 'calls',
    order: 9,
    islands: ['spam-errors', 'spam-pixel', 'spam-proof'],
    entries: ['./wire/calls.ts'],
  },
  // Loaded when a visitor does something, or is about to.
  {
    name: 'on-demand',
    order: 17,
    islands: ['email-checks', 'email-indicator', 'spam-calls', 'spam-comments', 'spam-typing'],
    entries: [],
  },
  // What only pages with other products need.
  { name: 'spam-requests', order: 16, islands: ['spam-products', 'spam-refusals'], entries: [] },
  // Only for sites that check forms which post elsewhere.
  {
    name: 'spam-elsewhere',
    order: 17,
    islands: ['spam-encoded-forms', 'spam-external', 'spam-internal'],
    entries: ['./browser/external/ask.ts', './wire/externalForms.ts'],
  },
  {
    name: 'spam-views',
    order: 18,
    islands: ['email-decoder', 'real-person-badge', 'spam-modal'],
    entries: [],
  },
];
