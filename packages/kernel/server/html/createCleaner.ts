import sanitize from 'sanitize-html';

/** What a kind of HTML may hold. Comments and all other tags go. */
export interface HtmlProfile {
  readonly elements: readonly string[];
  /** By element; `*` for all of them. A name may end with a star. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Elements that never hold anything, besides those that every text has. */
  readonly empty?: readonly string[];
  /** Attributes that mean something even when nothing is in them. */
  readonly meaningfulWhenEmpty?: readonly string[];
  /** Elements that take what is in them along when they go; scripts, styles and controls unless said otherwise. */
  readonly taken?: readonly string[];
  /** How a paragraph is aligned stays, as one of WordPress's classes: no text may carry a style of its own. */
  readonly keepsAlignment?: boolean;
  /** What an element says about its own looks stays as it was written, but for what would run or fetch in old browsers. */
  readonly keepsStyle?: boolean;
  /** A style sheet in the text stays: for mails, whose reader has no other. */
  readonly hasSheet?: boolean;
}

export type Cleaner = (html: string) => string;

/**
 * The one way in which HTML that people wrote becomes safe to show: sanitize-html, told what may stay. Addresses may be
 * of the web, of mail and of telephones. Cleaning what is clean changes nothing.
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
      // Inside of a drawing a browser reads as tags what is text inside of a field.
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

/** Nobody says more than this about one paragraph. */
const LONGEST_STYLE = 2_000;

/** One option is younger than the types. */
type Options = sanitize.IOptions & { readonly allowedEmptyAttributes: string[] };

/** As deep as a browser goes. The parser goes through all that is open with every tag. */
const DEEPEST = 512;
/** The parser never forgets a drawing that it has met. */
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

/** What no page could show is shown as it was written. */
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

/** Longer ones lead nowhere, and take longer to check than to read. */
function withBoundedAddresses(attributes: sanitize.Attributes): sanitize.Attributes {
  const long = ADDRESSES.filter((name) => (attributes[name]?.length ?? 0) > LONGEST_ADDRESS);
  if (long.length === 0) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !long.includes(name)));
}

const ADDRESSES = ['href', 'src', 'srcset', 'cite', 'poster'];

/** A link into a new window gives that window nothing of ours. */
function withNoOpener(rel = ''): string {
  const words = rel.split(/\s+/).filter((word) => word !== '');
  return words.includes('noopener') ? words.join(' ') : [...words, 'noopener'].join(' ');
}
