/**
 * Names under which the browser stores what it collected. Modules, not objects: a chunk then contains only the names it uses.
 */
export * as KEYS from './storageKeys.ts';

/** Names that use the alternative route in every cookie mode. */
export const FORCED_KEY =
  /^(ct_sfw_pass(_key|ed)|wordpress_apbct_antibot|apbct_(bot_detector_exist|(anticrawler|antiflood|email_encoder)_passed))$/;

/** Fields of a submission that belong to this layer, not to the form. */
export * as FIELDS from './fieldNames.ts';

/** Prefixes of the honeypot fields; the rest names the sort of form. */
export const HONEYPOT_PREFIXES = ['apbct__email_id__', 'apbct_email_id__'] as const;

/** Members of the no-cookie data that are collected for one form only. */
export * as FORM_MEMBERS from './formMembers.ts';

/** Fields that store a form's own target while it is checked. */
export * as HIDDEN_TARGET from './hiddenTarget.ts';

export const EVENT_TOKEN_LENGTH = 64;
