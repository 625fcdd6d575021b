/** A day, as the language of the text writes it; the same for every visitor, so that pages can be kept. */
export function PostDate({ time, language }: { readonly time: number; readonly language: string }) {
  return <time dateTime={new Date(time).toISOString()}>{dayIn(time, language)}</time>;
}

function dayIn(time: number, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);
}
