/** Class of an element that has been scrolled into view. */
export const SCROLLED_TO = 'portico-scrolled-to';
/** Class of an element on which something happened, with the name of its trigger. */
export const ACTS_ON = 'portico-acts-on-';
