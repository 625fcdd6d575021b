import { createContext } from 'react';

/** How the owner of a site wants days to be written. */
export interface DateForm {
  readonly form: 'long' | 'medium' | 'short' | 'iso';
  /** Whose midnight counts. */
  readonly timeZone: string;
}

/** The same for every visitor, so that pages can be kept. */
export const DateForms = createContext<DateForm>({ form: 'long', timeZone: 'UTC' });

const PARTS: Readonly<Record<DateForm['form'], Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  iso: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/** A day, as the language of the text writes it. */
export function dayIn(time: number, language: string, { form, timeZone }: DateForm): string {
  // Sweden writes days in ISO's order.
  const locale = form === 'iso' ? 'sv' : language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...PARTS[form], timeZone }).format(time);
}
