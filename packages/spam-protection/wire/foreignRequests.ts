/** How another product's request is recognised, and how its extra fields are added. */
export interface ForeignRequest {
  /** In the body's text, or the `action` of form data: any of these, together with everything in `and`. */
  readonly action: RegExp;
  readonly and?: RegExp;
  /** `data[name]` instead of `name`. */
  readonly isWrapped?: true;
  /** The new fields go before the product's own. */
  readonly isFirst?: true;
  /** In the URL instead of the body. */
  readonly inUrl?: true;
  /** Only if the site uses no cookies. */
  readonly onlyModeNone?: true;
  /** The form whose visible fields are sent along. */
  readonly form?: 'ninja' | 'mailpoet';
}

/** Sent by XMLHttpRequest, by the products themselves or by jQuery. Longer names come first: the first match wins. */
export const FOREIGN_REQUESTS: readonly ForeignRequest[] = [
  {
    action: /action=(wfu_ajax_action_ask_server|booked_add_appt|cwginstock_product_subscribe)/,
    isWrapped: true,
  },
  { action: /action=mailpoet/, isWrapped: true, isFirst: true, form: 'mailpoet' },
  { action: /action=et_pb_submit_subscribe_form|rednao_smart_forms_save_form_values/ },
  { action: /action=(fluent_cal_schedule_meeting|pafe_ajax_form_builder|bloom_subscribe)/ },
  { action: /action=wpamelia_api/, inUrl: true },
  { action: /wc-ajax=add_to_cart/, inUrl: true, isWrapped: true, isFirst: true },
  {
    action:
      /action=(fl_builder_subscribe_form_submit|new_activity_comment|wwlc_create_user|happyforms_message)|twt_cc_signup/,
    isWrapped: true,
    isFirst: true,
  },
  { action: /action=user_registration_user_form_submit/, isFirst: true },
  { action: /action=user_registration/, and: /ur_frontend_form_nonce/, isWrapped: true, isFirst: true },
  { action: /action=nf_ajax_submit/, isFirst: true, form: 'ninja' },
  {
    action: /action=(WPBC_AJX_BOOKING__CREATE|drplus_signup|bt_cc|wpr_form_builder_email|SQBSubmitQuizAjax)/,
    isFirst: true,
  },
  { action: /action=uael_register_user/, isFirst: true, onlyModeNone: true },
];

/** Sent by `fetch`. Each needs its form on the page and its path in the URL. */
export interface ForeignFetch {
  readonly onPage: string;
  readonly path: RegExp;
  /** A setting that must be on. */
  readonly setting?: string;
  /** A batch request: those to this path are meant. */
  readonly within?: true;
}

const CART_BUTTONS =
  'button.add_to_cart_button,button.ajax_add_to_cart,button.single_add_to_cart_button,a.add_to_cart_button';
const CART_SETTING = 'settings__forms__wc_add_to_cart';
export const CART_ITEM_PATH = '/wc/store/v1/cart/add-item';
export const CHECKOUT_PATH = '/wc/store/v1/checkout';

export const FOREIGN_FETCHES: readonly ForeignFetch[] = [
  { onPage: 'form.metform-form-content', path: /\/metform\// },
  { onPage: 'form.wprm-user-ratings-modal-stars-container', path: /\/wp-recipe-maker\// },
  { onPage: CART_BUTTONS, path: /\/wc\/store\/v1\/cart\/add-item/, setting: CART_SETTING },
  { onPage: CART_BUTTONS, path: /\/wc\/store\/v1\/batch/, setting: CART_SETTING, within: true },
];

/** The server is asked before these are sent; they are then sent unchanged. */
export interface AskedFetch {
  readonly onPage: string;
  readonly path: RegExp;
  readonly action: string;
  /** The field for the whole body; otherwise its members are separate fields. */
  readonly as?: string;
  /** Only if the site checks forms of other hosts. */
  readonly isExternal?: true;
  /** Local storage entries with this word in their name are removed on refusal: otherwise the form believes it was sent. */
  readonly forgets?: string;
}

export const ASKED_FETCHES: readonly AskedFetch[] = [
  {
    onPage: '.mcforms-wrapper',
    path: /\/gateway\/receive/,
    action: 'cleantalk_force_mailchimp_shadowroot_check',
    isExternal: true,
    forgets: 'mcforms',
  },
  {
    onPage: '.otter-form__container',
    path: /otter\/v1\/form\/frontend/,
    action: 'cleantalk_force_otterform_check',
  },
  {
    onPage: '[class*="elfsight-app"]',
    path: /data\.elfsight\.com\/public\/resources\/form-submissions/,
    action: 'cleantalk_force_elfsight_check',
    as: 'elfsight_payload',
    isExternal: true,
  },
  {
    onPage: '.b24-form form',
    path: /bitrix\/services\/main\/ajax\.php\?action=crm\.site\.form\.fill/,
    action: 'cleantalk_force_ajax_check',
    isExternal: true,
  },
  {
    onPage: '#sender-form-content',
    path: /stats\.sender\.net\/forms/,
    action: 'cleantalk_force_ajax_check',
    isExternal: true,
  },
];

export const GIVEWP_FRAME = 'iframe[src*="givewp-route"]';
