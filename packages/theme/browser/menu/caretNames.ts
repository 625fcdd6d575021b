/** On what a click has opened. */
export const OPEN = 'dropdown-open';
/** On what a key has opened. */
export const ACTIVE = 'active';
export const CARET = '.caret-wrap';
/** A parent in the sidebar that leads nowhere: it stands for its caret. */
export const NOWHERE = '.header-menu-sidebar a:is([href="#"],:not([href]))';
