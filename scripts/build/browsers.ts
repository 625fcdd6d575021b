/** The oldest browsers supported by the client build: those with `:has()`, import maps and cascade layers. */
export const BROWSERS = ['chrome111', 'firefox121', 'safari16.4'];
