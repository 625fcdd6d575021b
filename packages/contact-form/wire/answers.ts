/** What is sent about a form, and what is answered. */

export const API_NAMESPACE = 'contact-form-7/v1';
export const SCHEMA_VERSION = 'Contact Form 7 SWV Schema 2024-10';
/** The version stated in the markup. Add-on scripts compare it with the releases they know. */
export const MARKUP_VERSION = '6.1';

/** Shown in place of a missing form, as in Contact Form 7. */
export const FORM_NOT_FOUND = 'Contact form not found.';

/** For forms that ask who is signed in: proves that the user sent it from a page of the site. */
export const NONCE_FIELD = '_wpnonce';
/** The action that nonce is valid for. */
export const REST_NONCE_ACTION = 'wp_rest';

export const FREE_TEXT_PREFIX = '_wpcf7_free_text_';
export const QUIZ_ANSWER_PREFIX = '_wpcf7_quiz_answer_';
export const CAPTCHA_CHALLENGE_PREFIX = '_wpcf7_captcha_challenge_';

/** The path of a captcha image ends in its challenge, so a browser can read it from the URL. */
export const CAPTCHA_PATH = '/wp-content/uploads/wpcf7_captcha/';
export const CHALLENGE_IN_URL = /(\d+)\.(?:png|gif|jpeg)$/;

/** The server's names for the outcome of a submission, and the matching classes of a form. */
export const STATUS_CLASSES = {
  init: 'init',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  mail_sent: 'sent',
  mail_failed: 'failed',
  submitting: 'submitting',
  resetting: 'resetting',
  validating: 'validating',
  payment_required: 'payment-required',
} as const;

export type KnownStatus = keyof typeof STATUS_CLASSES;
export type FormStatus = (typeof STATUS_CLASSES)[KnownStatus] | `custom-${string}`;

/** The event for each reply, without the common prefix; payment and custom statuses have none. */
export const REPLY_EVENTS: Readonly<Record<string, string>> = {
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  mail_sent: 'mailsent',
  mail_failed: 'mailfailed',
};

export interface InvalidField {
  readonly field: string;
  readonly message: string;
  readonly idref?: string | null;
  readonly error_id?: string;
  /** Servers of early releases send the selector of the error's place instead: its last class is the field. */
  readonly into?: string;
}

/** Question and keyed answer. */
export type QuizRefill = readonly [question: string, answer: string];

export interface Refill {
  readonly captcha?: Readonly<Record<string, string>>;
  readonly quiz?: Readonly<Record<string, QuizRefill>>;
}

/** Error codes of refused calls. */
export const ERRORS = {
  tooLarge: 'wpcf7_too_large',
  unreadable: 'wpcf7_unreadable',
  forbidden: 'wpcf7_forbidden',
  postExists: 'wpcf7_post_exists',
  cannotDelete: 'wpcf7_cannot_delete',
  notFound: 'wpcf7_not_found',
  unsupportedMediaType: 'wpcf7_unsupported_media_type',
  unitTagNotFound: 'wpcf7_unit_tag_not_found',
} as const;

export interface FeedbackReply extends Refill {
  readonly contact_form_id: number;
  readonly status: string;
  readonly message: string;
  readonly into?: string;
  readonly invalid_fields: readonly InvalidField[];
  readonly posted_data_hash?: string;
  readonly demo_mode?: true;
  readonly stripe?: { readonly payment_intent: PaymentIntent };
}

export interface PaymentIntent {
  readonly id: string;
  readonly client_secret: string;
}

/** The class for a server's status. A class passes through unchanged, so mapping twice is harmless. */
export function statusClass(status: string): FormStatus {
  if (status in STATUS_CLASSES) return STATUS_CLASSES[status as KnownStatus];
  if (CLASSES.has(status) || status.startsWith('custom-')) return status as FormStatus;
  // Only the first run of each is replaced: scripts and style sheets for Contact Form 7 expect that.
  const cleaned = status
    .replace(/[^0-9a-z]+/i, ' ')
    .trim()
    .replace(/\s+/, '-');
  return `custom-${cleaned}`;
}

const CLASSES: ReadonlySet<string> = new Set(Object.values(STATUS_CLASSES));

/** Shown in place of a password: nothing of it is stored, not even its length. */
export const NOT_KEPT = '•••••••• (not kept)';

/** The ID of a field's entry in the screen readers' error list. */
export function errorIdOf(unitTag: string, field: string): string {
  return `${unitTag}-ve-${field}`.replace(/[^0-9A-Za-z_-]+/g, '');
}

/** The class of a captcha image: Contact Form 7 uses no colons in class names. */
export function captchaClass(field: string): string {
  return `wpcf7-captcha-${field.replaceAll(':', '')}`;
}

/** The URL of a call. A root with a question mark means a site without pretty permalinks. */
export function endpointUrl(api: { root: string; namespace?: string }, endpoint: string): string {
  const namespace = (api.namespace ?? API_NAMESPACE).replace(/^\//, '').replace(/\/$/, '');
  const path = `${namespace}/${endpoint.replace(/^\//, '')}`;
  return api.root + (api.root.includes('?') ? path.replace('?', '&') : path);
}
