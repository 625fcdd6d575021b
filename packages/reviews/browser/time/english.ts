import { localeTable } from './LocaleTable.ts';

/** The language that every other falls back to, so it is always at hand. */
export const english = localeTable(
  'just now;1m ago;#m ago;1h ago;#h ago;a day ago;# days ago;a month ago;# months ago;a year ago;# years ago',
);
