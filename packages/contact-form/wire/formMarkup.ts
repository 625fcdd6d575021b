/** Hidden fields of every form, under the names that the rest of the code calls them by. */
export const HIDDEN = {
  formId: '_wpcf7',
  version: '_wpcf7_version',
  locale: '_wpcf7_locale',
  unitTag: '_wpcf7_unit_tag',
  containerPost: '_wpcf7_container_post',
  postedDataHash: '_wpcf7_posted_data_hash',
  /** Ours: the same for every attempt to send the same message. Other servers drop what begins with an underscore. */
  submissionKey: '_wpcf7_submission_key',
  paymentIntent: '_wpcf7_stripe_payment_intent',
} as const;

/** What a form inside a form is replaced by. */
export const WRONG_PLACE =
  '<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>';
