/** The oldest browsers that the client build speaks to: those that know `:has()`, import maps and layers of styles. */
export const BROWSERS = ['chrome111', 'firefox121', 'safari16.4'];
