/** The wire of the contact form: names, shapes and sentences that servers, pages and other scripts agree on. */

// Apart, since a form needs no more of all this before its visitor is near.
export { HIDDEN, WRONG_PLACE } from './formMarkup.ts';

export const API_NAMESPACE = 'contact-form-7/v1';
export const SCHEMA_VERSION = 'Contact Form 7 SWV Schema 2024-10';
/** What the markup says about its origin. Scripts of add-ons compare it with the releases that they know. */
export const MARKUP_VERSION = '6.1';

/** What a page says in the place of a form that is not there, as Contact Form 7 does. */
export const FORM_NOT_FOUND = 'Contact form not found.';

/** Of forms that ask who is signed in: proves that whoever it is has sent it from a page of the site. */
export const NONCE_FIELD = '_wpnonce';
/** What that nonce is good for. */
export const REST_NONCE_ACTION = 'wp_rest';

export const FREE_TEXT_PREFIX = '_wpcf7_free_text_';
export const QUIZ_ANSWER_PREFIX = '_wpcf7_quiz_answer_';
export const CAPTCHA_CHALLENGE_PREFIX = '_wpcf7_captcha_challenge_';

/** The path of a captcha's picture ends in its challenge, which is how a browser learns it from the address alone. */
export const CAPTCHA_PATH = '/wp-content/uploads/wpcf7_captcha/';
export const CHALLENGE_IN_URL = /(\d+)\.(?:png|gif|jpeg)$/;

/** The names that a server uses for what became of a submission, and those that a form wears as class. */
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

/** The event of each reply, without the prefix of all; payment and custom statuses have none of their own. */
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
  /** Servers of early releases name the place of the error instead: its last class is the field. */
  readonly into?: string;
}

/** Question and keyed answer. */
export type QuizRefill = readonly [question: string, answer: string];

export interface Refill {
  readonly captcha?: Readonly<Record<string, string>>;
  readonly quiz?: Readonly<Record<string, QuizRefill>>;
}

/** What a refused call says, for programs. */
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

/** The status class for what a server calls it. A class passes through unchanged, so that mapping twice does no harm. */
export function statusClass(status: string): FormStatus {
  if (status in STATUS_CLASSES) return STATUS_CLASSES[status as KnownStatus];
  if (CLASSES.has(status) || status.startsWith('custom-')) return status as FormStatus;
  // Only the first run of each is replaced: that is what scripts and style sheets for Contact Form 7 look for.
  const cleaned = status
    .replace(/[^0-9a-z]+/i, ' ')
    .trim()
    .replace(/\s+/, '-');
  return `custom-${cleaned}`;
}

const CLASSES: ReadonlySet<string> = new Set(Object.values(STATUS_CLASSES));

/** What stands for a password wherever a message is seen: nothing of it is kept, not even its length. */
export const NOT_KEPT = '•••••••• (not kept)';

/** The id of a field's entry in the list that screen readers are given. */
export function errorIdOf(unitTag: string, field: string): string {
  return `${unitTag}-ve-${field}`.replace(/[^0-9A-Za-z_-]+/g, '');
}

/** The class of a captcha's picture: Contact Form 7 has no colons in class names. */
export function captchaClass(field: string): string {
  return `wpcf7-captcha-${field.replaceAll(':', '')}`;
}

/** Where a call goes. A root with a question mark is a site without pretty links. */
export function endpointUrl(api: { root: string; namespace?: string }, endpoint: string): string {
  const namespace = (api.namespace ?? API_NAMESPACE).replace(/^\//, '').replace(/\/$/, '');
  const path = `${namespace}/${endpoint.replace(/^\//, '')}`;
  return api.root + (api.root.includes('?') ? path.replace('?', '&') : path);
}
