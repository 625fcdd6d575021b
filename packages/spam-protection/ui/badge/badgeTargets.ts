/** Where the badge goes in a comment, a review or a row of the admin list. */
export function badgeTargets(item: Element, isAdminPage: boolean): HTMLElement[] {
  const hasLink = item.querySelector('.comment-author .comment-author-link') !== null;
  const selectors = [
    hasLink ? '[class*="comment-author-link"]' : ':scope > .comment-body [class*="comment-author"]',
    ':scope > .wp-block-group [class*="comment-author"]',
    '[class*="review__author"]',
    'td[class*="column-author"] > strong',
  ];
  const found = [...item.querySelectorAll<HTMLElement>(selectors.join())];
  // A reply is inside the comment that it answers; its author is separate.
  return found.filter((target) => target.closest('.apbct-trp') === item && mayCarry(target, isAdminPage));
}

function mayCarry(target: HTMLElement, isAdminPage: boolean): boolean {
  if (target.querySelector('.comment-metadata, .apbct-real-user-badge')) return false;
  const parentClass = target.parentElement?.getAttribute('class') ?? '';
  return (
    isAdminPage ||
    target.tagName === 'DIV' ||
    (target.getAttribute('class') ?? '').includes('review') ||
    parentClass.includes('group')
  );
}
