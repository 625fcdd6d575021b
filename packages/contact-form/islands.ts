/** What a page with a form is known by. */
export const contactFormMarkup = '.wpcf7';

/** A form of number 0 is the drawing of one that nobody has published: there is nothing to ask or to send to. */
const FORM = '.wpcf7:not([data-wpcf7-id="0"])';

/**
 * Every form of the page is alive at once, wherever it stands: other scripts of a page call `wpcf7` as soon as it has loaded,
 * and nothing that a visitor does may be lost. What answers to them, rules and sending and drafts, comes when a form is near.
 */
export const contactFormIslands = [
  { name: 'contact-form', selector: FORM, moment: 'now' },
  { name: 'contact-form-answers', selector: FORM, moment: 'visible' },
] as const;
