/** Hidden fields of every form, by the names used in our code. */
export const HIDDEN = {
  formId: '_wpcf7',
  version: '_wpcf7_version',
  locale: '_wpcf7_locale',
  unitTag: '_wpcf7_unit_tag',
  containerPost: '_wpcf7_container_post',
  postedDataHash: '_wpcf7_posted_data_hash',
  /** Ours: the same for every attempt to send the same message. Other servers ignore names with a leading underscore. */
  submissionKey: '_wpcf7_submission_key',
  paymentIntent: '_wpcf7_stripe_payment_intent',
} as const;

/** The global of the script that takes Contact Form 7's own payments. */
export const PAYMENT_SCRIPT = 'wpcf7_stripe';

/** Replaces a form inside another form. */
export const WRONG_PLACE =
  '<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>';
