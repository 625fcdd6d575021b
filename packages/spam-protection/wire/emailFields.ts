/** Addresses looked up when the visitor leaves the field. */
export const CHECKED_ON_LEAVING =
  '.comment-form input[name="email"],input#email,.frm-fluent-form input[name="email"],#registerform input[name="user_email"],form.wc-block-checkout__form input[type="email"],form.checkout input[type="email"],form.wpforms-form input[type="email"],form[id^="gform_"] input[type="email"]';

/** These forms are sent without leaving the field, so it is checked while typing. */
export const CHECKED_WHILE_TYPING =
  'form.wpcf7-form input[type="email"],.nf-form-content input[type="email"]';
export const CHECKED_WHILE_TYPING_MARK = 'data-apbct-email-exist';

/** Sent to the server before the form is. */
export const CHECKED_BEFORE_POST = 'input[type="email"],#email';

/** Every field that one of the lists above may match, and perhaps some more. */
export const MAY_HOLD_AN_ADDRESS = '[type=email],[name$=email],#email';
