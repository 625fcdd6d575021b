const WIDTH = 620;
const HEIGHT = 500;

/**
 * Opens the form for a review of one's own in a small window in the middle of this one. False when it was not let: the
 * link should then lead there itself.
 */
export function openReviewForm(href: string, view: Window): boolean {
  const left = Math.round(view.screenX + (view.outerWidth - WIDTH) / 2);
  const top = Math.round(view.screenY + (view.outerHeight - HEIGHT) / 2);
  const popup = view.open(
    href,
    '',
    `scrollbars=yes, width=${WIDTH}, height=${HEIGHT}, top=${top}, left=${left}`,
  );
  if (!popup) return false;
  popup.focus();
  return true;
}
