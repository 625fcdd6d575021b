/** Up to five stars. The number is in an attribute, for which the style sheet has rules by whole and tenth. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  const shown = String(Math.round(rating * 10) / 10);
  return <span className="rpi-stars" data-rating={shown} role="img" aria-label={label ?? `${shown} / 5`} />;
}
