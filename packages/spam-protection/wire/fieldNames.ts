export const noCookie = 'ct_no_cookie_hidden_field';
export const visibleFields = 'apbct_visible_fields';
export const eventToken = 'ct_bot_detector_event_token';
export const scriptKey = 'ct_checkjs';
/** The solution of a proof of work: `<challenge>:<counter>`. */
export const proofOfWork = 'portico_proof_of_work';
