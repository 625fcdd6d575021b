import { decodeEntities } from '@portico/kernel/markup';
import { percentDecoded } from '@portico/kernel/records';
import { toHtml } from '../toHtml.ts';
import type { AddressCipher } from './addressCipher.ts';
import { emailParts, obfuscateEmail, obfuscatePhone } from './obfuscate.ts';

export interface EncodingOptions {
  readonly emails: boolean;
  readonly phones: boolean;
  readonly mode: 'blur' | 'obfuscate' | 'replace';
  /** The tooltip of a hidden address. */
  readonly tip: string;
  /** The text shown in the mode `replace`. */
  readonly replacement: string;
}

/** More than any directory lists on a page. Beyond it addresses are only starred: a page of nothing else must not keep us busy. */
const MOST_ENCODED = 1_000;

/**
 * Encodes every address in a page's HTML: in text, in `mailto:` and in `tel:` links. It is decoded on a click, by a call that
 * is judged like a submission.
 */
export function encodeAddresses(html: string, cipher: AddressCipher, options: EncodingOptions): string {
  const pieces: string[] = [];
  let left = MOST_ENCODED;
  const hiding: Hiding = {
    options,
    tip: toHtml(options.tip),
    encode: (address) => (left-- > 0 ? cipher.encode(address) : null),
  };
  for (let at = 0; at < html.length; ) {
    const open = nextPlace(OPENING, html, at);
    if (open > at) pieces.push(encodeText(html.slice(at, open), hiding));
    if (open === html.length) break;
    const end = html.startsWith('<!--', open) ? commentEnd(html, open) : tagEnd(html, open);
    const piece = html.slice(open, end);
    at = end;
    // Comments are not visible, so nothing in them has to be decoded.
    if (piece.startsWith('<!--')) pieces.push(piece.replace(ADDRESS, '*****'));
    else {
      const name = START_TAG.exec(piece)?.[1]?.toLowerCase() ?? '';
      pieces.push(name === 'a' ? encodeLink(piece, hiding) : piece);
      const closing = piece.endsWith('/>') ? undefined : NOT_SHOWN.get(name);
      if (!closing) continue;
      at = nextPlace(closing, html, end);
      pieces.push(html.slice(end, at));
    }
  }
  return pieces.join('');
}

const OPENING = /<[a-z/!?]/gi;
const START_TAG = /^<([a-z][\w-]*)/i;
/** Elements whose content is not page text, and their end tags. */
const NOT_SHOWN = new Map(
  ['script', 'style', 'textarea', 'template', 'noscript', 'title', 'option', 'svg'].map((name) => [
    name,
    new RegExp(`</${name}`, 'gi'),
  ]),
);

/** The next match of a pattern, or the end of the text. */
function nextPlace(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** An unclosed comment or tag runs to the end of the page: browsers read it so, and nothing is scanned twice. */
function commentEnd(html: string, open: number): number {
  const close = html.indexOf('-->', open + 2);
  return close < 0 ? html.length : close + 3;
}

function tagEnd(html: string, open: number): number {
  for (let at = nextPlace(QUOTE_OR_END, html, open + 1); at < html.length; ) {
    const sign = html.charAt(at);
    if (sign === '>') return at + 1;
    const closing = html.indexOf(sign, at + 1);
    at = closing < 0 ? html.length : nextPlace(QUOTE_OR_END, html, closing + 1);
  }
  return html.length;
}

const QUOTE_OR_END = /["'>]/g;

const IMAGE = /\.(png|jpe?g|gif|webp|svg|avif)$/i;
/** No part is longer than a mail server would accept, and none starts inside another, so the search never backtracks. */
const ADDRESS =
  /(?<![_A-Za-z0-9.-])[_A-Za-z0-9.-]{1,64}@[_A-Za-z0-9.-]{1,253}\.[A-Za-z]{2,63}|(?<![\w/.-])(?:\+\d[\d\s().-]{6,14}\d|\(\d{3}\) \d{3}-\d{4})(?![\w/-])/g;
/** Every email address contains an @, and every number begins with one of the others. */
const SIGN_OF_ADDRESS = /[@+(]/;

interface Hiding {
  readonly options: EncodingOptions;
  readonly tip: string;
  /** `null` once the page has reached the limit. */
  encode(address: string): string | null;
}

function encodeText(text: string, hiding: Hiding): string {
  const { options } = hiding;
  // Most texts have none and need no closer scan.
  if (!SIGN_OF_ADDRESS.test(text)) return text;
  return text.replace(ADDRESS, (found) => {
    if (!found.includes('@')) return options.phones ? phoneSpan(found, hiding) : found;
    return options.emails && !IMAGE.test(found) ? emailSpan(found, hiding) : found;
  });
}

function emailSpan(address: string, hiding: Hiding): string {
  const { mode, replacement } = hiding.options;
  const { left, right } = emailParts(address);
  const blur = '<span class="apbct-blur">*****</span>';
  const body = {
    blur: `${left}${blur}@${blur}${right}`,
    obfuscate: obfuscateEmail(address),
    replace: `<span class="apbct-ee-replaced">${toHtml(replacement)}</span>`,
  }[mode];
  const encoded = hiding.encode(address);
  return encoded === null ? obfuscateEmail(address) : span(encoded, body, hiding);
}

function phoneSpan(phone: string, hiding: Hiding): string {
  const digits = phone.replace(/\D/g, '').length;
  if (digits < 8 || digits > 12) return phone;
  const encoded = hiding.encode(phone);
  return encoded === null ? obfuscatePhone(phone) : span(encoded, obfuscatePhone(phone), hiding);
}

function span(encoded: string, body: string, { tip }: Hiding): string {
  return `<span data-original-string='${encoded}' class='apbct-email-encoder' title='${tip}'>${body}</span>`;
}

const SCHEME = /mailto:|tel:/i;

function encodeLink(tag: string, { options, tip, encode }: Hiding): string {
  // Most links lead to pages.
  if (!SCHEME.test(tag)) return tag;
  const href = /\shref\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i.exec(tag);
  const address = decodeEntities(href?.[1]?.replace(/^["']|["']$/g, '') ?? '');
  const [, scheme = '', target = ''] = /^(mailto|tel):(.*)$/is.exec(address) ?? [];
  const isMail = scheme.toLowerCase() === 'mailto';
  if (!href || !target || (isMail ? !options.emails : !options.phones)) return tag;
  const kept = isMail ? withoutCopies(target) : target;
  const shown = isMail ? obfuscateEmail(percentDecoded(kept.split('?')[0] ?? '')) : obfuscatePhone(kept);
  // The tooltip and the ARIA label would reveal the address to any reader of the source.
  const rest = withoutAddressIn(withoutAddressIn(tag, 'title'), 'aria-label').replace(href[0], '');
  const encoded = encode(kept);
  const decodable = encoded === null ? '' : ` data-original-string="${encoded}" title="${tip}"`;
  return rest.replace(/^<a\b/i, () => `<a href="${scheme.toLowerCase()}:${toHtml(shown)}"${decodable}`);
}

function withoutCopies(target: string): string {
  const [address = '', query] = target.split('?');
  if (query === undefined) return address;
  const kept = query.split('&').filter((part) => !/^b?cc=/i.test(part));
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address;
}

function withoutAddressIn(tag: string, attribute: string): string {
  return tag.replace(new RegExp(`\\s${attribute}\\s*=\\s*("[^"]*"|'[^']*')`, 'i'), (whole) =>
    attribute === 'title' || /@|\d{3}/.test(whole) ? '' : whole,
  );
}
