/** The selector that identifies a page with a form. */
export const contactFormMarkup = '.wpcf7';

/** ID 0 is the preview of an unpublished form: it has no endpoint to load from or send to. */
const FORM = '.wpcf7:not([data-wpcf7-id="0"])';

/**
 * Every form is initialised at once, wherever it is on the page: other scripts call `wpcf7` as soon as it has loaded, and no
 * visitor event may be lost. Rules, sending and drafts are loaded when a form is near.
 */
export const contactFormIslands = [
  { name: 'contact-form', selector: FORM, moment: 'now' },
  { name: 'contact-form-answers', selector: FORM, moment: 'visible' },
] as const;
