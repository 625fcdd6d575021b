import { addSheet } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import type { AnswerCall } from '../browser/globals/provideGlobals.ts';
import { hiddenCards, revealNext } from '../browser/more/revealNext.ts';
import { openReviewForm } from '../browser/popup/openReviewForm.ts';
import { WIDGET } from '../islands.ts';
import reviewsSheet from './reviews.css?url';

/** On a page with a widget, the code of the globals is loaded before they are called. */
export function start({ ownerDocument: page }: HTMLElement): Stop {
  setGlobals(page.defaultView ?? window);
  // Other widgets of the page use the same globals, so they stay when this one is removed.
  return () => {};
}

/** Installs the real functions of the globals and runs the call that could not wait. */
export const answer: AnswerCall = (view, name, link, values) => {
  setGlobals(view);
  const real: unknown = view[name];
  const mayLead = typeof real === 'function' && Reflect.apply(real, link, values);
  if (mayLead && link?.href) view.location.assign(link.href);
};

function setGlobals(view: Window): void {
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

  const wake = (root: HTMLElement): void => {
    void addSheet(root.ownerDocument, reviewsSheet);
    void import('./reviews.island.ts').then(({ start }) => start(root));
  };
  view.grw_init = (root, layout) => {
    if (layout) root.dataset.layout = layout;
    wake(root);
  };
  view.rplg_badge_init = wake;
  view.grw_boot = () => {
    for (const root of view.document.querySelectorAll<HTMLElement>(WIDGET)) wake(root);
  };
}
