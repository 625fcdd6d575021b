/** On elements opened by a click. */
export const OPEN = 'dropdown-open';
/** On elements opened by a key. */
export const ACTIVE = 'active';
export const CARET = '.caret-wrap';
/** A parent in the sidebar without a target: it acts as its caret. */
export const NOWHERE = '.header-menu-sidebar a:is([href="#"],:not([href]))';
