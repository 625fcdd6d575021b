/** Requests that are never looked at, as a pattern: other people's money and other people's robots. */
export const UNTOUCHABLE =
  '(google|gstatic)\\.com/recaptcha|recaptcha\\.(google\\.com|net)|apis\\.google\\.com|paypal\\.com|(js|api|checkout)\\.stripe\\.com|api\\.doboard\\.com';
