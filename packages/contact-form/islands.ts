/** One island for every form of the page. It loads long before it is seen: a form that is typed into before it is alive would be half a form. */
export const contactFormIslands = [
  // A form of number 0 is the drawing of one that nobody has published: there is nothing to ask or to send to.
  { name: 'contact-form', selector: '.wpcf7:not([data-wpcf7-id="0"])', moment: 'ahead' },
] as const;
