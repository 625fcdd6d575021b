/** The object that a page prints for Neve's runtime; every scalar in it is a text when WordPress prints it. */
export const PROPERTIES_NAME = 'NeveProperties';

/** How it says that something is on. */
export const ENABLED = 'enabled';

/** How it says "no": WordPress prints false as "", others as a number or a word. A pattern of the whole value. */
export const PRINTED_NO = '^(|0|false|null|undefined)$';
