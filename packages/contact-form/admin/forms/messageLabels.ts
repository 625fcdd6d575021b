import type { MessageKey } from '../../template/messages.ts';

/** When a form shows each message, in the form author's terms. */
export const MESSAGE_LABELS: Readonly<Record<MessageKey, string>> = {
  mail_sent_ok: 'The message was sent',
  mail_sent_ng: 'The message could not be sent',
  validation_error: 'A field was not filled in correctly',
  spam: 'The message was taken for spam',
  accept_terms: 'The terms were not accepted',
  invalid_required: 'A field was left empty',
  invalid_too_long: 'The text is too long',
  invalid_too_short: 'The text is too short',
  invalid_email: 'It is not an e-mail address',
  invalid_url: 'It is not a web address',
  invalid_tel: 'It is not a telephone number',
  invalid_number: 'It is not a number',
  number_too_small: 'The number is too small',
  number_too_large: 'The number is too large',
  invalid_date: 'It is not a date',
  date_too_early: 'The date is too early',
  date_too_late: 'The date is too late',
  quiz_answer_not_correct: 'The quiz was answered wrongly',
  captcha_not_match: 'The code from the picture is wrong',
  upload_failed: 'A file could not be uploaded',
  upload_failed_php_error: 'A file could not be uploaded because of the server',
  upload_file_type_invalid: 'Files of this type are not accepted',
  upload_file_too_large: 'The file is too large',
};
