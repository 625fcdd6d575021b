/** The plugin's calls: the route of each under the REST root, and its admin-ajax action. */
export const CALLS = {
  decodeEmail: { route: 'apbct_decode_email', action: 'apbct_decode_email' },
  altSessions: { route: 'alt_sessions', action: 'apbct_alt_session__save__AJAX' },
  pixelUrl: { route: 'apbct_get_pixel_url', action: 'apbct_get_pixel_url' },
  checkEmailBeforePost: { route: 'check_email_before_post', action: 'apbct_email_check_before_post' },
  checkEmailExists: { route: 'check_email_exist_post', action: 'apbct_email_check_exist_post' },
  scriptKeys: { route: 'js_keys__get', action: 'apbct_js_keys__get' },
  forceProtection: { route: 'force_protection_check_bot', action: 'apbct_force_protection_check_bot' },
  restCheck: { route: 'apbct_rest_check', action: 'apbct_rest_check' },
} as const;

export type CallName = keyof typeof CALLS;

/** Calls available only through admin-ajax. */
export * as AJAX_ACTIONS from './ajaxActions.ts';

export const REST_NAMESPACE = 'cleantalk-antispam/v1';
export const REQUEST_TIMEOUT_MS = 15_000;

/** Actions that nonces are issued for. */
export const NONCE_ACTIONS = { rest: 'wp_rest', ajax: 'ct_secret_stuff', admin: 'ct_secret_nonce' } as const;

/** The call that every URL of the site answers. */
export const FRESH_NONCE = {
  action: 'spbc_remote_call_action',
  actionValue: 'get_fresh_wpnonce',
  plugin: 'plugin_name',
  pluginValue: 'antispam',
  previous: 'nonce_prev',
  initial: 'initial_request_params',
} as const;

/** Our own calls: tokens and proofs of work, without a third party. */
export * as OWN_CALLS from './ownCalls.ts';

export interface DecodedAddress {
  readonly is_allowed: boolean;
  readonly show_comment: boolean;
  readonly comment: string;
  readonly encoded_email: string;
  readonly decoded_email: string;
}

/** The response to scripts for a refused submission; HTTP 200. */
export interface BlockedAnswer {
  readonly apbct: {
    readonly blocked: true;
    readonly comment: string;
    readonly stop_script: 0 | 1;
    readonly integration?: string;
    /** Ours: a proof of work that the visitor's browser may compute before it is really refused. */
    readonly challenge?: ProofOfWorkChallenge;
  };
}

/**
 * Find a counter such that SHA-256 of `<challenge>:<counter>` begins with `difficulty` zero bits, then send
 * `<challenge>:<counter>` in the field `FIELDS.proofOfWork`.
 */
export interface ProofOfWorkChallenge {
  readonly challenge: string;
  readonly difficulty: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
