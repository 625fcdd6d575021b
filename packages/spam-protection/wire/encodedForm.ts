/** A form that the server hides from robots: `urlencode(base64(html))` in an attribute. */
export const ENCODED_FORM = '.ct-encoded-form';
export const ENCODED_FORM_ATTRIBUTE = 'data-encoded-form';
export const ENCODED_FORM_WRAPPER = '.ct-encoded-form-wrapper';
export const ENCODED_FORM_FORBIDDEN = 'ct-encoded-form-forbidden';
/** Fired on the document when the forms are shown. */
export const ENCODED_FORM_SHOWN = 'apbctForceProtectionAllowed';
