import { use } from 'react';
import { DateForms, dayIn } from './DateForm.ts';

/** A day, as the language of the text writes it. */
export function PostDate({ time, language }: { readonly time: number; readonly language: string }) {
  return <time dateTime={new Date(time).toISOString()}>{dayIn(time, language, use(DateForms))}</time>;
}
