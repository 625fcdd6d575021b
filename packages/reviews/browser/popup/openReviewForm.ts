const WIDTH = 620;
const HEIGHT = 500;

/**
 * Opens the form for writing a review in a small window in the middle of this one. `false` if it was blocked: the link should
 * then be followed.
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
