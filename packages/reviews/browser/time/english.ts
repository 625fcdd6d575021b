import { localeTable } from './LocaleTable.ts';

/** The fallback for every other language, so it is always loaded. */
export const english = localeTable(
  'just now;1m ago;#m ago;1h ago;#h ago;a day ago;# days ago;a month ago;# months ago;a year ago;# years ago',
);
