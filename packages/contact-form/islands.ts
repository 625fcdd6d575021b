/** One island for every form of the page. It loads at once: a form that is typed into before it is alive would be half a form. */
export const contactFormIslands = [{ name: 'contact-form', selector: '.wpcf7', moment: 'now' }] as const;
