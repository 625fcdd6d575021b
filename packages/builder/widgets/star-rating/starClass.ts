/** How much of a star is filled, in tenths. */
export function starClass(share: number): string {
  const tenths = Math.round(share * 10);
  if (tenths >= 10) return 'elementor-star-full';
  return tenths <= 0 ? 'elementor-star-empty' : `elementor-star-${tenths}`;
}
