import { writtenTime } from '@portico/kernel/typesetting';
import { dateOf } from '../rules/dateChecks.ts';

/** A date in the letters that its users know: `d/m/Y`. A letter after a backslash is itself; what is no date stays. */
export function formattedDate(value: string, format: string, language = 'en'): string {
  const date = dateOf(value);
  return date && format ? writtenTime(date.getTime(), format, { language, timeZone: 'UTC' }) : value;
}
