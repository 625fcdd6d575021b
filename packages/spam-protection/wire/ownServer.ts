/** The switch in the page's objects that says that our own server stands behind it. */
export const OWN_SERVER = 'portico_server';
