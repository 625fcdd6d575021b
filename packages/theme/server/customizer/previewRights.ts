/** A preview nonce only allows viewing. */
export const PREVIEW_NONCE_ACTION = 'preview-customize_portico';

/** Who may change the site's design, and so preview it. */
export const MAY_CUSTOMIZE = 'administrator';
