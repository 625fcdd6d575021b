/** The two objects that a page passes to the browser side, as written into it. */
export interface SettingsObject {
  readonly data__cookies_type: CookiesType;
  readonly data__ajax_type: AjaxType;
  readonly data__key_is_ok: Flag;
  readonly settings__data__bot_detector_enabled: Flag;
  readonly pixel__setting: '0' | '1' | '2' | '3';
  readonly pixel__enabled: boolean;
  readonly pixel__url: string;
  readonly data__email_check_before_post: Flag;
  readonly data__email_check_exist_post: Flag;
  readonly data__visible_fields_required: boolean;
  readonly settings__forms__search_test: Flag;
  readonly settings__forms__check_external: Flag;
  readonly settings__forms__check_internal: Flag;
  readonly settings__forms__force_protection: Flag;
  readonly settings__forms__wc_add_to_cart: Flag;
  readonly settings__sfw__anti_crawler: Flag;
  readonly blog_home: string;
  readonly ct_checkjs_key: string | number;
  readonly emailEncoderPassKey: string;
  readonly wc_ajax_add_to_cart: boolean;
  readonly cookiePrefix: string;
  readonly wl_brandname: string;
  readonly wl_brandname_short: string;
  readonly theRealPerson?: RealPersonTexts;
}

export interface FunctionsObject {
  readonly _ajax_url: string;
  readonly _rest_url: string;
  readonly _ajax_nonce: string;
  readonly _rest_nonce: string;
  readonly _fresh_nonce?: string;
  readonly data__ajax_type: AjaxType;
  readonly data__cookies_type: CookiesType;
  readonly bot_detector_enabled: boolean;
  readonly data__frontend_data_log_enabled: Flag;
  readonly cookiePrefix: string;
  /** Just the host, without a scheme. */
  readonly host_url: string;
  /** Ours: the page is served by Portico itself, with its own tokens. */
  readonly portico_server: Flag;
  readonly text__ee_wait_for_decoding: string;
  readonly text__ee_decoding_process: string;
  readonly text__ee_original_email: string;
  readonly text__ee_click_to_select: string;
  readonly text__ee_got_it: string;
  readonly text__ee_blocked: string;
  readonly text__ee_cannot_connect: string;
  readonly text__ee_cannot_decode: string;
  readonly text__ee_email_decoder: string;
}

export interface RealPersonTexts {
  readonly phrases: {
    readonly trpHeading: string;
    readonly trpContent1: string;
    readonly trpContent2: string;
    readonly trpContentLearnMore: string;
  };
  readonly trpContentLink: string;
  readonly imgPersonUrl: string;
  readonly imgShieldUrl: string;
}

export type Flag = 0 | 1;
export type CookiesType = 'none' | 'native' | 'alternative';
export type AjaxType = 'rest' | 'admin_ajax';

/** Names of the two objects on the page's `window`. */
export const PAGE_OBJECTS = { functions: 'ctPublicFunctions', settings: 'ctPublic' } as const;

/** Default texts of the decoder. */
export const DECODER_TEXTS = {
  text__ee_wait_for_decoding: 'The magic is on the way!',
  text__ee_decoding_process: 'Please wait a few seconds while we decode the contact data.',
  text__ee_original_email: 'The complete one is',
  text__ee_click_to_select: 'Click to select the whole data',
  text__ee_got_it: 'Got it',
  text__ee_blocked: 'Blocked',
  text__ee_cannot_connect: 'Cannot connect',
  text__ee_cannot_decode: 'Can not decode email. Unknown reason',
  text__ee_email_decoder: 'CleanTalk email decoder',
} as const;
