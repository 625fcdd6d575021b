import { honestAria } from './honestAria.ts';
import { phrasesIn } from './phrases.ts';

/**
 * Makes a sanitised text accessible, wherever it came from: no heading level is skipped, pictures and links without text are
 * hidden, named or removed, what scrolls can be reached by keyboard, and its ARIA is true.
 */
export function readable(html: string, language: string): string {
  return outlined(
    honestAria(html)
      .replace(IMAGE, (whole, attributes: string) =>
        ALT.test(attributes) ? whole : `<img alt=""${attributes}>`,
      )
      .replace(LINK, (whole, attributes: string, inner: string) => {
        if (!HREF.test(attributes) || NAMED.test(attributes) || says(inner)) return whole;
        return inner.includes('<img')
          ? `<a aria-label="${phrasesIn(language).picture}"${attributes}>${inner}</a>`
          : inner;
      })
      .replace(HEADER_CELL, (whole, attributes: string, inner: string) =>
        says(inner) ? whole : `<td${attributes.replace(SCOPE, '')}>${inner}</td>`,
      )
      .replace(/<pre\b/g, '<pre tabindex="0"'),
  );
}

/** The post's title is the first level, so the text starts with the second. */
function outlined(html: string): string {
  const above: { readonly written: number; readonly shown: number }[] = [];
  return html.replace(HEADING, (_whole, digit: string, attributes: string, inner: string) => {
    if (!says(inner)) return inner.includes('<img') ? `<p${attributes}>${inner}</p>` : '';
    const written = Number(digit);
    while ((above.at(-1)?.written ?? 0) >= written) above.pop();
    const shown = Math.min((above.at(-1)?.shown ?? 1) + 1, DEEPEST);
    above.push({ written, shown });
    return `<h${shown}${attributes}>${inner}</h${shown}>`;
  });
}

const DEEPEST = 6;
// None looks beyond the next opening of its kind, however many never close.
const HEADING = /<h([1-6])\b([^<>]*)>((?:(?!<h[1-6])[\s\S])*?)<\/h\1>/g;
const IMAGE = /<img\b([^<>]*)>/g;
const ALT = /\salt="/;
const LINK = /<a\b([^<>]*)>((?:(?!<a\b)[\s\S])*?)<\/a>/g;
const HREF = /\shref="/;
const NAMED = /\s(?:title|aria-label|aria-labelledby)="[^"]/;
const HEADER_CELL = /<th\b([^<>]*)>((?:(?!<th\b)[\s\S])*?)<\/th>/g;
const SCOPE = /\sscope="[^"]*"/;

/** Whether it contains a word, or a picture with alternative text. */
function says(html: string): boolean {
  return /<img\b[^<>]*\salt="[^"<>]*[^"\s<>]/.test(html) || /\S/.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));
}
