/** A form's messages, by the keys they are stored and translated under. */
export const DEFAULT_MESSAGES = {
  mail_sent_ok: 'Thank you for your message. It has been sent.',
  mail_sent_ng: 'There was an error trying to send your message. Please try again later.',
  validation_error: 'One or more fields have an error. Please check and try again.',
  spam: 'There was an error trying to send your message. Please try again later.',
  accept_terms: 'You must accept the terms and conditions before sending your message.',
  invalid_required: 'Please fill out this field.',
  invalid_too_long: 'This field has a too long input.',
  invalid_too_short: 'This field has a too short input.',
  invalid_email: 'Please enter an email address.',
  invalid_url: 'Please enter a URL.',
  invalid_tel: 'Please enter a telephone number.',
  invalid_number: 'Please enter a number.',
  number_too_small: 'This field has a too small number.',
  number_too_large: 'This field has a too large number.',
  invalid_date: 'Please enter a date in YYYY-MM-DD format.',
  date_too_early: 'This field has a too early date.',
  date_too_late: 'This field has a too late date.',
  quiz_answer_not_correct: 'The answer to the quiz is incorrect.',
  captcha_not_match: 'Your entered code is incorrect.',
  upload_failed: 'There was an unknown error uploading the file.',
  upload_failed_php_error: 'There was an error uploading the file.',
  upload_file_type_invalid: 'You are not allowed to upload files of this type.',
  upload_file_too_large: 'The uploaded file is too large.',
} as const;

export type MessageKey = keyof typeof DEFAULT_MESSAGES;
export type Messages = Readonly<Record<MessageKey, string>>;

/** Messages that have no key of their own. */
export const FIXED_MESSAGES = {
  tooManyItems: 'Too many items are selected.',
  undefinedValue: 'Undefined value was submitted through this field.',
  aborted: 'Sending mail has been aborted.',
  paymentRequired: 'Payment is required. Please pay by credit card.',
} as const;
