/** Holds the encoded address. It stays after decoding: other scripts find the node by it. */
export const ENCODED_ATTRIBUTE = 'data-original-string';
/** The class of decoded addresses. CleanTalk's own sheet removes the blur with it. */
export const DECODED = 'no-blur';
/** Everything on a page that still hides an address. */
export const ENCODED = `[${ENCODED_ATTRIBUTE}]:not(.${DECODED})`;
