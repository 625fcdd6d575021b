/** Names under which the browser keeps what it gathered. */
export const KEYS = {
  pageLoadedAt: 'ct_ps_timestamp',
  firstKeyAt: 'ct_fkp_timestamp',
  pointer: 'ct_pointer_data',
  timezone: 'ct_timezone',
  screen: 'ct_screen_info',
  isHeadless: 'apbct_headless',
  scriptKey: 'ct_checkjs',
  visibleFields: 'apbct_visible_fields',
  checkedEmails: 'ct_checked_emails',
  checkedEmailsExist: 'ct_checked_emails_exist',
  pixelUrl: 'apbct_pixel_url',
  hasMoved: 'ct_mouse_moved',
  hasScrolled: 'ct_has_scrolled',
  hasFocused: 'ct_has_input_focused',
  hasTyped: 'ct_has_key_up',
  cookiesType: 'ct_cookies_type',
  pageHits: 'apbct_page_hits',
  sessionId: 'apbct_session_id',
  siteReferrer: 'apbct_site_referer',
  previousReferrer: 'apbct_prev_referer',
  currentPage: 'apbct_session_current_page',
  scriptErrors: 'ct_js_errors',
  scriptErrorsInMap: 'apbct_ct_js_errors',
  frontendLog: 'ct_bot_detector_frontend_data_log',
  storedEventToken: 'bot_detector_event_token',
  eventToken: 'ct_bot_detector_event_token',
  eventTokenExists: 'apbct_bot_detector_exist',
  decoderPassed: 'apbct_email_encoder_passed',
  gatheringLoaded: 'ct_gathering_loaded',
  existingVisitor: 'apbct_existing_visitor',
  forceAltCookies: 'apbct_force_alt_cookies',
  searchHoneypot: 'apbct_search_form__honeypot_value',
} as const;

/** Names that travel by the alternative route in every cookie mode. */
export const FORCED_KEYS = [
  'ct_sfw_pass_key',
  'ct_sfw_passed',
  'wordpress_apbct_antibot',
  'apbct_anticrawler_passed',
  'apbct_bot_detector_exist',
  'apbct_antiflood_passed',
  'apbct_email_encoder_passed',
] as const;

/** Fields of a submission that belong to this layer and not to the form. */
export const FIELDS = {
  noCookie: 'ct_no_cookie_hidden_field',
  visibleFields: 'apbct_visible_fields',
  eventToken: 'ct_bot_detector_event_token',
  scriptKey: 'ct_checkjs',
  /** The answer to a proof of work: `<challenge>:<counter>`. */
  proofOfWork: 'portico_proof_of_work',
} as const;

/** What the fields that nobody sees begin with; the rest names the sort of form. */
export const HONEYPOT_PREFIXES = ['apbct__email_id__', 'apbct_email_id__'] as const;

/** Members of the no-cookie data that are gathered for one form only. */
export const FORM_MEMBERS = { typing: 'typo', activity: 'collecting_user_activity_data' } as const;

export const EVENT_TOKEN_LENGTH = 64;
