import { WIDGET } from '../../islands.ts';
import { hiddenCards, revealNext } from '../more/revealNext.ts';
import { openReviewForm } from '../popup/openReviewForm.ts';

/** Installs the functions that the review products' markup and other scripts call by name. */
export function setGlobals(view: Window, wake: (root: HTMLElement) => void): void {
  view.rplg_next_reviews = function (name, count) {
    const area = this.parentElement ?? view.document;
    revealNext(area, name, count);
    if (hiddenCards(area, name).length === 0) this.remove();
    return false;
  };

  view.rplg_leave_review_window = function () {
    // If no window can be opened, the link is followed.
    return !openReviewForm(this.href, view);
  };

  view.grw_init = (part, layout) => {
    // Called with any element of a widget.
    const root = part.closest<HTMLElement>('.wp-gr') ?? part;
    if (layout) root.dataset.layout = layout;
    wake(root);
  };
  view.rplg_badge_init = wake;
  view.grw_boot = () => {
    for (const root of view.document.querySelectorAll<HTMLElement>(WIDGET)) wake(root);
  };
}
