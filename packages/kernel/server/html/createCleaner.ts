import sanitize from 'sanitize-html';

/** What a kind of HTML may contain. Comments and all other tags are removed. */
export interface HtmlProfile {
  readonly elements: readonly string[];
  /** By element; `*` for all of them. A name may end with a star. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Void elements, besides the standard ones. */
  readonly empty?: readonly string[];
  /** Attributes that have a meaning even if empty. */
  readonly meaningfulWhenEmpty?: readonly string[];
  /** Elements that are removed together with their contents; by default scripts, styles and controls. */
  readonly taken?: readonly string[];
  /** Keeps the alignment of paragraphs as one of WordPress's classes: no text may have inline styles. */
  readonly keepsAlignment?: boolean;
  /** Keeps inline styles as written, except what would run or fetch in old browsers. */
  readonly keepsStyle?: boolean;
  /** Keeps a style sheet in the text: for mails, which have no other. */
  readonly hasSheet?: boolean;
}

export type Cleaner = (html: string) => string;

/**
 * The only way to make authored HTML safe to show: sanitize-html with an allow list. Only web, mail and telephone URLs are
 * allowed. Idempotent.
 */
export function createCleaner(profile: HtmlProfile): Cleaner {
  const {
    elements,
    attributes,
    empty = [],
    meaningfulWhenEmpty = ['alt'],
    taken,
    hasSheet = false,
    keepsAlignment = false,
    keepsStyle = false,
  } = profile;
  const options: Options = {
    allowedTags: [...elements],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([name, own]) => [
        name,
        keepsStyle && name === '*' ? [...own, 'style'] : [...own],
      ]),
    ),
    selfClosing: [...sanitize.defaults.selfClosing, ...empty],
    allowedEmptyAttributes: [...meaningfulWhenEmpty],
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
    allowProtocolRelative: false,
    ...(taken && { nonTextTags: [...taken] }),
    allowVulnerableTags: hasSheet,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: withBoundedAddresses(
          keepsAlignment ? withAlignment(attribs) : keepsStyle ? withHarmlessStyle(attribs) : attribs,
        ),
      }),
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target ? { ...attribs, rel: withNoOpener(attribs.rel) } : attribs,
      }),
      // Inside SVG a browser parses as tags what is text inside a textarea.
      textarea: (tagName, attribs) => ({ tagName, attribs, text: '' }),
    },
  };
  return (html) => bounded(html, options);
}

const ALIGNMENT =
  /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify|start|end)\s*(?:!important\s*)?(?:;|$)/i;

function withAlignment(attribs: sanitize.Attributes): sanitize.Attributes {
  const found = ALIGNMENT.exec((attribs.style ?? '').slice(0, LONGEST_STYLE))?.[1]?.toLowerCase();
  if (found === undefined) return attribs;
  const others = (attribs.class ?? '')
    .split(/\s+/)
    .filter((name) => name && !name.startsWith('has-text-align-'));
  return { ...attribs, class: [...others, `has-text-align-${found}`].join(' ') };
}

function withHarmlessStyle(attribs: sanitize.Attributes): sanitize.Attributes {
  const { style, ...others } = attribs;
  if (style === undefined) return attribs;
  if (style.length > LONGEST_STYLE) return others;
  if (!HARMFUL.test(style)) return attribs;
  const left = style.split(';').filter((piece) => !HARMFUL.test(piece));
  return left.length > 0 ? { ...others, style: left.join(';') } : others;
}

const HARMFUL = /[{}<>\\@]|expression\s*\(|script\s*:|-moz-binding|behaviou?r\s*:/i;

/** Longer than any genuine inline style. */
const LONGEST_STYLE = 2_000;

/** One option is newer than the types. */
type Options = sanitize.IOptions & { readonly allowedEmptyAttributes: string[] };

/** As deep as browsers nest. The parser walks all open elements on every tag. */
const DEEPEST = 512;
/** The parser never forgets an SVG or MathML element it has met. */
const MOST_DRAWINGS = 1_000;
const DRAWINGS = new Set([
  'svg',
  'math',
  'title',
  'desc',
  'foreignobject',
  'annotation-xml',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
]);

class TooDeep extends Error {}

/** HTML that no page could show is escaped as text. */
function bounded(html: string, options: Options): string {
  let depth = 0;
  let drawings = 0;
  const onOpenTag = (name: string): void => {
    if (++depth > DEEPEST || (DRAWINGS.has(name) && ++drawings > MOST_DRAWINGS)) throw new TooDeep();
  };
  const onCloseTag = (): void => void depth--;
  try {
    return sanitize(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }
}

const LONGEST_ADDRESS = 4_000;

/** Longer URLs lead nowhere, and take longer to check than to read. */
function withBoundedAddresses(attributes: sanitize.Attributes): sanitize.Attributes {
  const long = ADDRESSES.filter((name) => (attributes[name]?.length ?? 0) > LONGEST_ADDRESS);
  if (long.length === 0) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !long.includes(name)));
}

const ADDRESSES = ['href', 'src', 'srcset', 'cite', 'poster'];

/** A link that opens a new window must not give that window access to ours. */
function withNoOpener(rel = ''): string {
  const words = rel.split(/\s+/).filter((word) => word !== '');
  return words.includes('noopener') ? words.join(' ') : [...words, 'noopener'].join(' ');
}
