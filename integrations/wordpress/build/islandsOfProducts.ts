import { builderIslands } from '@portico/builder/islands';
import { contactFormIslands } from '@portico/contact-form/islands';
import { reviewsIslands } from '@portico/reviews/islands';
import { spamProtectionIslands } from '@portico/spam-protection/islands';
import { themeIslands } from '@portico/theme/islands';

const names = (islands: readonly { readonly name: string }[]): string[] => islands.map(({ name }) => name);

/** Which parts of the bundle replace which product. Pages that keep a product's own scripts do without them. */
export const islandsOfProducts: Readonly<Record<string, readonly string[]>> = {
  elementor: names(builderIslands),
  'contact-form-7': names(contactFormIslands),
  neve: names(themeIslands),
  cleantalk: ['spam', ...names(spamProtectionIslands)],
  reviews: names(reviewsIslands),
};
