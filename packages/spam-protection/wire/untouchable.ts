/** Requests that are never looked at: other people's money and other people's robots. */
export const UNTOUCHABLE =
  /google\.com\/recaptcha|gstatic\.com\/recaptcha|recaptcha\.google\.com|recaptcha\.net|apis\.google\.com|paypal\.com|(js|api|checkout)\.stripe\.com|api\.doboard\.com/;
