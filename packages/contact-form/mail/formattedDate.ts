import { writtenTime } from '@portico/kernel/typesetting';
import { dateOf } from '../rules/dateChecks.ts';

/**
 * Formats a date with PHP's format letters: `d/m/Y`. A letter after a backslash is literal; text that is not a date is returned
 * unchanged.
 */
export function formattedDate(value: string, format: string, language = 'en'): string {
  const date = dateOf(value);
  return date && format ? writtenTime(date.getTime(), format, { language, timeZone: 'UTC' }) : value;
}
