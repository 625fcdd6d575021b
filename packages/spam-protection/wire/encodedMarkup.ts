/** Everything on a page that hides an address; the attribute holds the encoded one. */
export const ENCODED_ATTRIBUTE = 'data-original-string';
export const ENCODED = `[${ENCODED_ATTRIBUTE}]`;
