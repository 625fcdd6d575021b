import { addSheet } from '@portico/kernel/dom';
import type { AnswerCall } from '../browser/globals/provideGlobals.ts';
import { setGlobals } from '../browser/globals/setGlobals.ts';
import reviewsSheet from './reviews.css?url';

/** Installs the real functions of the globals on a page where no widget has started, and runs the call that could not wait. */
export const answer: AnswerCall = (view, name, link, values) => {
  setGlobals(view, (root) => {
    void addSheet(root.ownerDocument, reviewsSheet);
    void import('./reviews.island.ts').then(({ start }) => start(root));
  });
  const real: unknown = view[name];
  const mayLead = typeof real === 'function' && Reflect.apply(real, link, values);
  if (mayLead && link?.href) view.location.assign(link.href);
};
