import type { Content } from '../../verdict/index.ts';

/** What the log stores of a submission. All of it was judged; the feature that received it has the rest. */
const LONGEST: Readonly<Record<keyof Content, number>> = { text: 8_000, name: 300, email: 320, url: 2_000 };

export function keptContent({ text, name, email, url }: Content): Content {
  return {
    text: cut(text, LONGEST.text),
    name: cut(name, LONGEST.name),
    email: cut(email, LONGEST.email),
    url: cut(url, LONGEST.url),
  };
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Does not split a surrogate pair.
  const kept = text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept} [… ${(text.length - kept.length).toLocaleString('en')} more characters, not kept]`;
}
