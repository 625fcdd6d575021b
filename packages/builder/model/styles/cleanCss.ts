import { splitOutside } from './splitOutside.ts';

/**
 * Makes an author's CSS safe for our style sheets: parsed block by block and rewritten, so that nothing can close a block it
 * did not open. Whatever loads, runs or is not understood is removed.
 */
export function cleanCss(css: string, scope: Scope = UNSCOPED, onRemoved: OnRemoved = ignore): string {
  const text = css.slice(0, LONGEST).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  if (css.length > LONGEST) onRemoved(css.slice(LONGEST, LONGEST + LONGEST_QUOTED));
  return blocks(text, { at: 0, onRemoved }, scope, 0);
}

/** Told what was removed, as it was written. */
export type OnRemoved = (css: string) => void;

const ignore = (): void => {};

/** Where its selectors apply. */
export interface Scope {
  /** What the keyword `selector` stands for. */
  readonly self: string | null;
  /** Prefix of every other selector. */
  readonly before: string;
  /** What `html`, `body` and `:root` stand for. */
  readonly whole?: string;
}

const UNSCOPED: Scope = { self: null, before: '' };
const LONGEST = 200_000;
const LONGEST_QUOTED = 200;
const DEEPEST = 6;

interface Cursor {
  at: number;
  readonly onRemoved: OnRemoved;
}

/** Everything up to the next closing brace: declarations, rules, and at-rules with rules. */
function blocks(text: string, cursor: Cursor, scope: Scope, depth: number): string {
  let out = '';
  while (cursor.at < text.length) {
    const { piece, end } = nextPiece(text, cursor);
    if (end === '{') out += block(text, cursor, piece, scope, depth);
    else {
      const declared = depth > 0 ? declaration(piece) : '';
      if (piece && !declared) cursor.onRemoved(piece);
      out += declared;
    }
    if (end !== '}') continue;
    if (depth > 0) return out;
    cursor.onRemoved('}');
  }
  return out;
}

function block(text: string, cursor: Cursor, prelude: string, scope: Scope, depth: number): string {
  if (depth >= DEEPEST) {
    skipBlock(text, cursor);
    cursor.onRemoved(`${prelude}{}`);
    return '';
  }
  const isAt = prelude.startsWith('@');
  const isFrames = /^@(?:-webkit-)?keyframes\b/i.test(prelude);
  const inner = isAt && !isFrames ? scope : INSIDE;
  // Grouping rules contain no declarations, so they do not count as a nesting level.
  const inside = blocks(text, cursor, inner, Math.max(1, depth + 1));
  const body = inside.endsWith(';') ? inside.slice(0, -1) : inside;
  if (body === '') return '';
  const selector = isAt || scope === INSIDE ? prelude : scoped(prelude, scope);
  if (selector && (!isAt || AT_RULE.test(selector)) && isHarmless(selector)) return `${selector}{${body}}`;
  cursor.onRemoved(`${prelude}{${body}}`);
  return '';
}

/** To the end of a block, however deeply others are nested in it. */
function skipBlock(text: string, cursor: Cursor): void {
  for (let open = 1; open > 0 && cursor.at < text.length; ) {
    const { end } = nextPiece(text, cursor);
    if (end === '{') open += 1;
    if (end === '}') open -= 1;
  }
}

/** Inside a rule or keyframes, selectors refer to their context. */
const INSIDE: Scope = { self: null, before: '' };

/** Up to the next `{`, `}` or `;` outside of strings and brackets. */
function nextPiece(text: string, cursor: Cursor): { piece: string; end: string } {
  const from = cursor.at;
  let quote = '';
  let brackets = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote || character === '\n') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') brackets += 1;
    else if (character === ')' || character === ']') brackets = Math.max(0, brackets - 1);
    else if (character === '{' || character === '}' || (character === ';' && brackets === 0)) {
      cursor.at = at + 1;
      return { piece: text.slice(from, at).trim(), end: character };
    }
  }
  cursor.at = text.length;
  return { piece: text.slice(from).trim(), end: '' };
}

function declaration(piece: string): string {
  const [, property = '', value = ''] =
    /^(--[\w-]{1,60}|-?[a-z][a-z-]{1,40})\s*:\s*([\s\S]+)$/i.exec(piece) ?? [];
  if (!property || /^(?:behavior|-moz-binding)$/i.test(property) || !isHarmless(piece)) return '';
  return `${property}:${value.trim()};`;
}

const AT_RULE = /^@(?:media|supports|container|layer|keyframes|-webkit-keyframes)\b/i;

/** Strings and brackets are closed, and nothing loads from elsewhere, runs, or looks like the end of a sheet. */
function isHarmless(text: string): boolean {
  if (/<[/!a-z]|@import|expression\s*\(|(?:java|vb)script\s*:|-moz-binding|image-set\s*\(/i.test(text))
    return false;
  // Escapes in a name could hide one of the words above.
  if (/\\[^"'\\:/.[\]()@#%!+*,]/.test(text)) return false;
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
  if (/["';{}]/.test(bare.replaceAll('""', ''))) return false;
  return (
    isBalanced(bare) && [...text.matchAll(/url\(\s*(["']?)([^"')]*)/gi)].every(([, , to = '']) => isOwn(to))
  );
}

/** A file of this site, or an inline SVG. */
function isOwn(address: string): boolean {
  return (
    /^(?:\/(?!\/)|\.{1,2}\/|#|[\w-]+(?:[./]|$)|data:image\/)/i.test(address.trim()) &&
    !/^\w+script:/i.test(address)
  );
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function scoped(prelude: string, { self, before, whole }: Scope): string {
  if (self === null && before === '') return prelude;
  return splitOutside(prelude, ',')
    .map((selector) => {
      if (self !== null && /\bselector\b/.test(selector))
        return selector.replace(/\bselector\b/g, () => self);
      return whole === undefined ? `${before}${selector}` : withinPage(selector, before, whole);
    })
    .join(',');
}

/** An author's CSS for a page may also use its `body`. */
function withinPage(selector: string, before: string, whole: string): string {
  const inside = selector.replace(/^(?:(?:html|body|:root)(?![\w.#:[-])\s*>?\s*){1,3}/i, '');
  return inside === '' ? whole : `${before}${inside}`;
}
