import { createContext } from 'react';

/** The owner's date format. */
export interface DateForm {
  readonly form: 'long' | 'medium' | 'short' | 'iso';
  /** Decides when a day begins. */
  readonly timeZone: string;
}

/** The same for every visitor, so that pages can be cached. */
export const DateForms = createContext<DateForm>({ form: 'long', timeZone: 'UTC' });

const PARTS: Readonly<Record<DateForm['form'], Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  iso: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/** A date in the language of the text. */
export function dayIn(time: number, language: string, { form, timeZone }: DateForm): string {
  // The Swedish locale formats dates like ISO.
  const locale = form === 'iso' ? 'sv' : language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...PARTS[form], timeZone }).format(time);
}
