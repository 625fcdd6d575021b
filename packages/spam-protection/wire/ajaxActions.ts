export const optionsTemplate = 'get_options_template';
export const forceCheck = 'cleantalk_force_ajax_check';
export const socialLoginCheck = 'cleantalk_nsl_ajax_check';
export const frameCheck = 'cleantalk_outside_iframe_ajax_check';
export const internalCheck = 'ct_check_internal';
