/** Pages of these products read visitors' signals from the server in every cookie mode. */
const PRODUCTS =
  'main[id^="bookingpress_booking_form"],.bpa-frontend-main-container,script[id*="smart-forms"],div[id^="user-registration-form"],div[class^="et_pb_newsletter_form"],div[class^="fluent_booking_app"],div[class^="et_bloom_form_container"],div[class*="pafe-form"],div [class*="otter-form"],form .sqbform,.fields_reorder_enabled';
const LOOK_AFTER_MS = 1_000;

export function forceAltCookies(view: Window): void {
  setTimeout(() => {
    if (view.ctPublic && view.document.querySelector(PRODUCTS)) view.ctPublic.force_alt_cookies = true;
  }, LOOK_AFTER_MS);
}
