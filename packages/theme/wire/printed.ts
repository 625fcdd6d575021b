/** The object that a page prints for the theme's runtime; WordPress prints every scalar in it as text. */
export const PROPERTIES_NAME = 'NeveProperties';

/** Its values for "no": WordPress prints false as "", others as a number or a word. A pattern for the whole value. */
export const PRINTED_NO = '^(|0|false|null|undefined)$';
