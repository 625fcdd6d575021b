/** On the document: what is said of results while somebody types, as a JSON list. */
export const FOUND_WORDS = 'data-portico-found';
