/** On the document: the texts about results while typing, as a JSON list. */
export const FOUND_WORDS = 'data-portico-found';
