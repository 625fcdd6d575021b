/** Pages of these products read their visitors' signals from the server in every cookie mode. */
const AT_ONCE = 'iframe[name="jetpack_remote_comment"]';
const LATER =
  'main[id^="bookingpress_booking_form"],.bpa-frontend-main-container,script[id*="smart-forms"],div[id^="user-registration-form"],div[class^="et_pb_newsletter_form"],div[class^="fluent_booking_app"],div[class^="et_bloom_form_container"],div[class*="pafe-form"],div [class*="otter-form"],form .sqbform,.fields_reorder_enabled';
const LOOK_AGAIN_AFTER_MS = 1_000;

export function forceAltCookies(view: Window): void {
  const look = (selector: string): void => {
    if (view.ctPublic && view.document.querySelector(selector)) view.ctPublic.force_alt_cookies = true;
  };
  look(AT_ONCE);
  setTimeout(() => look(LATER), LOOK_AGAIN_AFTER_MS);
}
