export const optionsTemplate = 'get_options_template';
export const forceCheck = 'cleantalk_force_ajax_check';
export const internalCheck = 'ct_check_internal';
