import { blogMarkup } from '@portico/blog/islands';
import { builderMarkup } from '@portico/builder/islands';
import { contactFormMarkup } from '@portico/contact-form/islands';
import { reviewsMarkup } from '@portico/reviews/islands';

const KINDS = [contactFormMarkup, reviewsMarkup, builderMarkup, blogMarkup];

/** Whether a page has so many kinds of things that a few large files serve it better than many small ones. */
export function hasMuch(page: Document): boolean {
  return KINDS.filter((kind) => page.querySelector(kind)).length > 2;
}
