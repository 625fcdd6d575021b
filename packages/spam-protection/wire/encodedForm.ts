/** A form that the server has put out of robots' sight. */
export const ENCODED_FORM = '.ct-encoded-form';
