export const COUPON_KINDS = [
  'text',
  'cutout',
  'price-tag',
  'gift-tag',
  'round-ticket',
  'square-ticket',
] as const;

/** Outlines of coupons, 40 units high. */
export const COUPON_SHAPES: Readonly<
  Partial<Record<(typeof COUPON_KINDS)[number], { readonly width: number; readonly path: string }>>
> = {
  'price-tag': {
    width: 128,
    path: 'M20 1h101a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H20a5 5 0 0 1-3.5-1.4L2.4 23.6a5 5 0 0 1 0-7.2L16.5 2.4A5 5 0 0 1 20 1Zm-5 15a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  },
  'gift-tag': {
    width: 111,
    path: 'M20 1h90v38H20a19 19 0 0 1 0-38Zm-4 14a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z',
  },
  'round-ticket': { width: 104, path: 'M8 1h88v8a13 13 0 0 1 0 22v8H8v-8a13 13 0 0 1 0-22Z' },
  'square-ticket': {
    width: 106,
    path: 'M8 1h90a7 7 0 0 0 6.5 6.5v25A7 7 0 0 0 98 39H8a7 7 0 0 0-6.5-6.5v-25A7 7 0 0 0 8 1Z',
  },
};
