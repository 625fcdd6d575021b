/** What the layer looks for on a page, and what it leaves there. */

/** The flag in the page's objects that says our own server is behind it. */
export const OWN_SERVER = 'portico_server';

/** A comment form that our own server handles. */
export const OWN_COMMENT_FORM = 'form.comment-form[action$="wp-comments-post.php"]';

/** A search form that the server has marked for checking. */
export const SEARCH_FORM = 'form[apbct-form-sign=native_search]';

/** Links that add to the cart by their URL alone. */
export const CART_LINK = 'a.add_to_cart_button:not(.product_type_variable):not(.wc-interactive)';

/** Where a comment is written. */
export const COMMENT_AREA = 'textarea[name=comment]';

/** A form that the server hides from robots: `urlencode(base64(html))` in an attribute. */
export const ENCODED_FORM = '.ct-encoded-form';
export const ENCODED_FORM_ATTRIBUTE = 'data-encoded-form';
export const ENCODED_FORM_WRAPPER = '.ct-encoded-form-wrapper';
export const ENCODED_FORM_FORBIDDEN = 'ct-encoded-form-forbidden';
/** Fired on the document when the forms are shown. */
export const ENCODED_FORM_SHOWN = 'apbctForceProtectionAllowed';

/** Holds the encoded address. It stays after decoding: other scripts find the node by it. */
export const ENCODED_ATTRIBUTE = 'data-original-string';
/** The class of decoded addresses. CleanTalk's own sheet removes the blur with it. */
export const DECODED = 'no-blur';
/** Everything on a page that still hides an address. */
export const ENCODED = `[${ENCODED_ATTRIBUTE}]:not(.${DECODED})`;

/** Requests that are never inspected, as a pattern: payment and captcha services. */
export const UNINSPECTED =
  '(google|gstatic)\\.com/recaptcha|recaptcha\\.(google\\.com|net)|apis\\.google\\.com|paypal\\.com|(js|api|checkout)\\.stripe\\.com|api\\.doboard\\.com';
