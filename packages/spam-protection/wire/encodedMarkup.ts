/** Holds the encoded address. It stays when that was decoded: other scripts find the node by it. */
export const ENCODED_ATTRIBUTE = 'data-original-string';
/** The class of what is decoded. CleanTalk's own sheet takes the blur away with it. */
export const DECODED = 'no-blur';
/** Everything on a page that still hides an address. */
export const ENCODED = `[${ENCODED_ATTRIBUTE}]:not(.${DECODED})`;
