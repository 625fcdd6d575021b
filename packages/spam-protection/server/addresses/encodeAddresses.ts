import { toHtml } from '../toHtml.ts';
import type { AddressCipher } from './addressCipher.ts';
import { emailParts, obfuscateEmail, obfuscatePhone } from './obfuscate.ts';

export interface EncodingOptions {
  readonly emails: boolean;
  readonly phones: boolean;
  readonly mode: 'blur' | 'obfuscate' | 'replace';
  readonly brand: string;
  /** What stands there in the mode `replace`. */
  readonly replacement: string;
}

/**
 * Takes every address out of a piece of HTML that pages show: in text, in `mailto:` and in `tel:` links. What stands
 * there instead is decoded on a click, by a call that is judged like a submission.
 */
export function encodeAddresses(html: string, cipher: AddressCipher, options: EncodingOptions): string {
  let skipped: string | null = null;
  return html.replace(PIECE, (piece) => {
    // Nobody sees a comment, so nothing in it has to be decoded.
    if (piece.startsWith('<!--')) return piece.replace(ADDRESS, '*****');
    const tag = TAG.exec(piece);
    if (!tag) return skipped ? piece : encodeText(piece, cipher, options);
    const [, slash = '', name = ''] = tag;
    const element = name.toLowerCase();
    if (skipped) {
      if (slash && element === skipped) skipped = null;
      return piece;
    }
    if (!slash && NOT_SHOWN.has(element) && !piece.endsWith('/>')) skipped = element;
    return element === 'a' && !slash ? encodeLink(piece, cipher, options) : piece;
  });
}

/** A comment, a tag, or the text between them. */
const PIECE = /<!--[\s\S]*?-->|<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>|[^<]+/g;
const TAG = /^<(\/?)([a-z][\w-]*)/i;
const NOT_SHOWN = new Set(['script', 'style', 'textarea', 'template', 'noscript', 'title', 'option', 'svg']);
const IMAGE = /\.(png|jpe?g|gif|webp|svg|avif)$/i;
const ADDRESS =
  /[_A-Za-z0-9-.]+@[_A-Za-z0-9-.]+\.[A-Za-z]{2,}|(?<![\w/.-])(?:\+\d[\d\s().-]{6,14}\d|\(\d{3}\) \d{3}-\d{4})(?![\w/-])/g;

function encodeText(text: string, cipher: AddressCipher, options: EncodingOptions): string {
  return text.replace(ADDRESS, (found) => {
    if (!found.includes('@')) return options.phones ? phoneSpan(found, cipher, options) : found;
    return options.emails && !IMAGE.test(found) ? emailSpan(found, cipher, options) : found;
  });
}

function emailSpan(address: string, cipher: AddressCipher, options: EncodingOptions): string {
  const { left, right } = emailParts(address);
  const blur = '<span class="apbct-blur">*****</span>';
  const body = {
    blur: `${left}${blur}@${blur}${right}`,
    obfuscate: obfuscateEmail(address),
    replace: `<span class="apbct-ee-replaced">${toHtml(options.replacement)}</span>`,
  }[options.mode];
  return span(cipher.encode(address), body, options);
}

function phoneSpan(phone: string, cipher: AddressCipher, options: EncodingOptions): string {
  const digits = phone.replace(/\D/g, '').length;
  return digits < 8 || digits > 12 ? phone : span(cipher.encode(phone), obfuscatePhone(phone), options);
}

function span(encoded: string, body: string, options: EncodingOptions): string {
  return `<span data-original-string='${encoded}' class='apbct-email-encoder' title='${tip(options)}'>${body}</span>`;
}

function encodeLink(tag: string, cipher: AddressCipher, options: EncodingOptions): string {
  const href = /\shref\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i.exec(tag);
  const address = fromHtml(href?.[1]?.replace(/^["']|["']$/g, '') ?? '');
  const [, scheme = '', target = ''] = /^(mailto|tel):(.*)$/is.exec(address) ?? [];
  const isMail = scheme.toLowerCase() === 'mailto';
  if (!href || !target || (isMail ? !options.emails : !options.phones)) return tag;
  const kept = isMail ? withoutCopies(target) : target;
  const shown = isMail ? obfuscateEmail(decoded(kept.split('?')[0] ?? '')) : obfuscatePhone(kept);
  // The tooltip and the spoken label would give the address away to any reader of the source.
  const rest = withoutAddressIn(withoutAddressIn(tag, 'title'), 'aria-label').replace(href[0], '');
  return rest.replace(
    /^<a\b/i,
    `<a href="${scheme.toLowerCase()}:${toHtml(shown)}" data-original-string="${cipher.encode(kept)}" title="${tip(options)}"`,
  );
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

function tip({ brand }: EncodingOptions): string {
  return toHtml(
    `This contact has been encoded by ${brand}. Click to decode. To finish the decoding make sure that JavaScript is enabled in your browser.`,
  );
}

function fromHtml(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&#38;', '&')
    .replaceAll('&#64;', '@')
    .replaceAll('&quot;', '"');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A per cent sign that encodes nothing stands for itself.
    return text;
  }
}
