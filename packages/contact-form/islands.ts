/**
 * One island for every form of the page. It loads at once, wherever the form stands: one that is typed into before it is alive
 * would be half a form, and other scripts of a page call `wpcf7` as soon as it has loaded.
 */
export const contactFormIslands = [
  // A form of number 0 is the drawing of one that nobody has published: there is nothing to ask or to send to.
  { name: 'contact-form', selector: '.wpcf7:not([data-wpcf7-id="0"])', moment: 'now' },
] as const;
