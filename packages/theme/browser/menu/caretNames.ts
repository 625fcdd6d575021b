/** On what a click has opened. */
export const OPEN = 'dropdown-open';
/** On what a key has opened. */
export const ACTIVE = 'active';
export const CARET = '.caret-wrap';
