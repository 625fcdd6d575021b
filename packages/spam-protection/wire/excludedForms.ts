/** Other products' forms that the layer leaves alone, as selectors of the form: by itself, or by its contents. */

/** None of our fields is added to these. A search is sent by GET, explicitly or by default; its signals are sent before it. */
export const NEVER =
  '[apbct-form-sign=native_search],.swpf-instant-filtering,.woocommerce-form-login,[action*="secure.payu.com"],[action*=hsforms],[action*="secureinternetbank.com"],:has(.asl_sett_scroll)';

/** These get no no-cookie field. */
export const NO_SIGNALS = '.proinput>form,.asp-fss-flex[name=options]';

/** These get no visible-fields input, and their submission is not watched. */
export const NO_VISIBLE_FIELDS =
  '.slp_search_form,.tinkoffPayRow,.give-form,.mec-booking>form,#caspioform,#ult-forgot-password-form,#ihf-login-form,#ihf-main-search-form,#frmCalc,#subscriberForm[action*="actionType=update"],[id*=calculatedfields],[id*=sac-form],[id*=cp_tslotsbooking_pform],[name*=cp_tslotsbooking_pform],[name*=tribe-bar-form],[action*="activehosted.com"],[action*=property-organizer-delete-saved-search-submit],[action="https://epayment.epymtservice.com/epay.jhtml"],:has([name=apbct_visible_fields],[name=wspsc_add_cart_submit],[name=option]:is([value=com_vikrentcar],[value=com_vikbooking]),a[name=login])';

/** Forms that are sent by GET but watched all the same. */
export const WATCHED_GET_FORMS = '#twt_cc_signup,:has(.nf-form-content)';
