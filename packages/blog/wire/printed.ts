/** The object that a page prints for Neve's runtime; WordPress prints every scalar as a string. */
export const PROPERTIES_NAME = 'NeveProperties';

/** Its value for "on". */
export const ENABLED = 'enabled';

/** Its values for "no": WordPress prints false as "", others as a number or a word. Matches the whole value. */
export const PRINTED_NO = '^(|0|false|null|undefined)$';
