/** The nonce of a preview is good for looking and for nothing else. */
export const PREVIEW_NONCE_ACTION = 'preview-customize_portico';

/** Who may change the look of the site, and so see it before everybody else does. */
export const MAY_CUSTOMIZE = 'administrator';
