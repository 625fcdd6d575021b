import type { Stop } from '@portico/kernel/islands';
import { hiddenCards, revealNext } from '../more/revealNext.ts';
import { openReviewForm } from '../popup/openReviewForm.ts';
import { widgetInstances } from './ReviewGlobals.ts';

/**
 * The names that handlers in the review products' markup call. They are there as soon as a widget is, because a
 * visitor may click before the widget itself has woken.
 */
export function start(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  widgetInstances(view);

  view.rplg_next_reviews = function (name, count) {
    const area = this.parentElement ?? element;
    revealNext(area, name, count);
    if (hiddenCards(area, name).length === 0) this.remove();
    return false;
  };

  view.rplg_leave_review_window = function () {
    // Where no window may be opened the link leads there itself.
    return !openReviewForm(this.href, view);
  };

  const wake = (root: HTMLElement): void => {
    void import('../../ui/reviews.island.ts').then(({ start }) => start(root));
  };
  view.grw_init = (root, layout) => {
    if (layout) root.dataset.layout = layout;
    wake(root);
  };
  view.rplg_badge_init = wake;
  view.grw_boot = () => {
    for (const root of view.document.querySelectorAll<HTMLElement>('.wp-gr[data-exec="false"]')) wake(root);
  };
  // Other widgets of the page use the same names, so they stay when this one goes.
  return () => {};
}
