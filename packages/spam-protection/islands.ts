/** The islands of the spam protection: their markup, and when they start. Their code is in the chunk of the same name. */
export const spamProtectionIslands = [
  { name: 'real-person-badge', selector: '.apbct-trp', moment: 'ahead' },
  { name: 'scroll-to-top', selector: '#to_top_scrollup', moment: 'idle' },
] as const;
