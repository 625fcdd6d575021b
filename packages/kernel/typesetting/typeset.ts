import { type Quotes, quotesOf } from './quotesOf.ts';

/**
 * Replaces typed characters with typographic ones: quotation marks, apostrophes, primes, dashes, ellipses and multiplication
 * signs, as WordPress's `wptexturize` does. Ours, because the libraries for it (smartypants and the like) treat primes, years
 * and dashes differently, support only English or need a whole syntax tree. Correct characters stay, so it is idempotent. Every
 * rule looks only a few characters around itself, so it runs in linear time.
 */
export function typeset(html: string, language = 'en'): string {
  if (!TYPED.test(html)) return html;
  const quotes = quotesOf(language);
  const verbatim: string[] = [];
  return html.replace(PIECE, (piece) => {
    if (piece.startsWith('<')) {
      follow(piece, verbatim);
      return piece;
    }
    return verbatim.length > 0 || IS_CODE.test(piece) ? piece : setText(piece, quotes);
  });
}

const TYPED = /['"`-]|\.\.\.|\dx\d|\(tm\)/;
/** A shortcode with attributes: `[name id="7"]`. Plain words in brackets are text. */
const CODE = '\\[[a-z][\\w-]{0,60}\\s[^[\\]<>=]{0,100}=[^[\\]<>]{0,1000}\\]';
/** A tag or comment, a shortcode, or the text between them. */
const PIECE = new RegExp(`<!--[\\s\\S]*?(?:-->|$)|<[^>]*>?|${CODE}|(?:[^<[]|\\[(?!${CODE.slice(2)}))+`, 'gi');
const IS_CODE = new RegExp(`^${CODE}$`, 'i');

/** Tracks whether what follows must be shown as typed. */
function follow(tag: string, verbatim: string[]): void {
  const [, end, name = ''] = /^<(\/?)(pre|code|kbd|style|script|tt)\b/i.exec(tag) ?? [];
  if (name === '') return;
  if (end === '') verbatim.push(name.toLowerCase());
  else if (verbatim.at(-1) === name.toLowerCase()) verbatim.pop();
}

/** Placeholders for characters that are not decided yet. They do not occur in page text. */
const [OPEN, CLOSE, INNER_OPEN, INNER_CLOSE, APOSTROPHE, MAYBE] = [
  '\u0001',
  '\u0002',
  '\u0003',
  '\u0004',
  '\u0005',
  '\u0006',
];

const SPACE = '[\\r\\n\\t \\u00a0]|&nbsp;';
/** What can follow the end of a quotation. */
const ENDS = `(?=$|[.,:;!?)}\\]-]|&gt;|${SPACE})`;

type Rule = readonly [RegExp, string];
const rule = (pattern: string, becomes: string): Rule => [new RegExp(pattern, 'g'), becomes];

const SYMBOLS: readonly Rule[] = [
  rule('\\.\\.\\.', '…'),
  rule("''", CLOSE),
  rule(' \\(tm\\)', ' ™'),
  // Words that begin with an apostrophe.
  rule("'(tain)'(t)", `${APOSTROPHE}$1${APOSTROPHE}$2`),
  rule("'(twere|twas|tis|twill|til|bout|nuff|round|cause|em)", `${APOSTROPHE}$1`),
];

const SINGLE: readonly Rule[] = [
  // A year at the end of a quotation, and any other: '99, but not 99 per cent or 990.
  rule(`'(\\d\\d)'${ENDS}`, `${APOSTROPHE}$1${INNER_CLOSE}`),
  rule(`'(\\d\\d)"${ENDS}`, `${APOSTROPHE}$1${CLOSE}`),
  rule("'(?=\\d\\d(?![%\\d]|[.,]\\d))", APOSTROPHE),
  rule(`(?<=^|${SPACE})'(\\d[.,\\d]*)'`, `${INNER_OPEN}$1${INNER_CLOSE}`),
  rule(`(?<=^|[([{"-]|&lt;|${SPACE})'`, INNER_OPEN),
  rule(`(?<!${SPACE})'(?!$|[.,:;!?"'(){}[\\]-]|&[lg]t;|${SPACE})`, APOSTROPHE),
];

const DOUBLE: readonly Rule[] = [
  rule(`(?<=^|${SPACE})"(\\d[.,\\d]*)"`, `${OPEN}$1${CLOSE}`),
  rule(`(?<=^|[([{-]|&lt;|${SPACE})"(?!${SPACE})`, OPEN),
];

const DASHES: readonly Rule[] = [
  rule('---', '—'),
  rule(`(?<=^|${SPACE})--(?=$|${SPACE})`, '—'),
  // Host names in other scripts begin with xn--.
  rule('(?<!xn)--', '–'),
  rule(`(?<=^|${SPACE})-(?=$|${SPACE})`, '–'),
];

/** 9x9, but not 0x9. */
const TIMES = rule('\\b(0[\\d.,]{1,30}|[1-9][\\d.,]{0,30})(?<=\\d)x(?=\\d[\\d.,]{0,30}\\b)', '$1×');

function setText(typed: string, { open, close, innerOpen, innerClose }: Quotes): string {
  let text = applied(typed.replaceAll('``', open), SYMBOLS);
  if (text.includes("'"))
    text = ended(applied(text, SINGLE), { typed: "'", prime: '′', open: INNER_OPEN, close: INNER_CLOSE });
  if (text.includes('"'))
    text = ended(applied(text, DOUBLE), { typed: '"', prime: '″', open: OPEN, close: CLOSE }).replaceAll(
      '"',
      close,
    );
  if (text.includes('-')) text = applied(text, DASHES);
  return applied(text, [TIMES])
    .replaceAll(OPEN, open)
    .replaceAll(CLOSE, close)
    .replaceAll(INNER_OPEN, innerOpen)
    .replaceAll(INNER_CLOSE, innerClose)
    .replaceAll(APOSTROPHE, '’');
}

function applied(text: string, rules: readonly Rule[]): string {
  return rules.reduce((now, [pattern, becomes]) => now.replace(pattern, becomes), text);
}

interface Mark {
  readonly typed: string;
  readonly prime: string;
  readonly open: string;
  readonly close: string;
}

/** Each remaining mark either ends a quotation or stands for feet, inches or minutes. An open quotation needs an end. */
function ended(text: string, { typed, prime, open, close }: Mark): string {
  const [end] = rule(`${typed}${ENDS}`, '');
  const afterDigit = new RegExp(`(?<=\\d)${typed}`, 'g');
  return text
    .split(open)
    .map((part, at) => {
      if (!part.includes(typed)) return part;
      if (at === 0 || part.includes(close)) return part.replace(afterDigit, prime).replace(end, close);
      let marked = part.replace(end, MAYBE);
      if (marked.split(MAYBE).length > 2) {
        const certain = marked.replace(new RegExp(`(?<!\\d)${MAYBE}`, 'g'), close);
        marked = certain === marked ? withLastEnd(marked, close) : certain;
        marked = marked.replace(new RegExp(`(?<=\\d)${MAYBE}`, 'g'), prime);
      }
      return marked.replaceAll(MAYBE, close).replace(afterDigit, prime);
    })
    .join(open);
}

/** If every candidate follows a digit, the last one before a full stop is the end, or otherwise the last of all. */
function withLastEnd(text: string, close: string): string {
  const stop = text.lastIndexOf(`${MAYBE}.`);
  const at = stop >= 0 ? stop : text.lastIndexOf(MAYBE);
  return text.slice(0, at) + close + text.slice(at + MAYBE.length);
}
