/** Requests that are never inspected, as a pattern: payment and captcha services. */
export const UNINSPECTED =
  '(google|gstatic)\\.com/recaptcha|recaptcha\\.(google\\.com|net)|apis\\.google\\.com|paypal\\.com|(js|api|checkout)\\.stripe\\.com|api\\.doboard\\.com';
