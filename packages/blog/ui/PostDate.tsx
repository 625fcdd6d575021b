import { use } from 'react';
import { DateForms, dayIn } from './DateForm.ts';

/** A date in the language of the text. */
export function PostDate({ time, language }: { readonly time: number; readonly language: string }) {
  return <time dateTime={new Date(time).toISOString()}>{dayIn(time, language, use(DateForms))}</time>;
}
