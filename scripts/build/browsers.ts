/** The oldest browsers that the client build speaks to. */
export const BROWSERS = ['chrome111', 'firefox114', 'safari16.4'];
