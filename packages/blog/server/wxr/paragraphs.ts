/**
 * Converts text as WordPress stores it to HTML as WordPress shows it: blank lines separate paragraphs, except where none are
 * allowed. Caption shortcodes become figures; galleries, which name pictures by id, are removed. URLs that WordPress would
 * embed become links.
 */
export function paragraphs(text: string): string {
  const content = text
    .replace(/\r\n?/g, '\n')
    .replace(/<!--(?:more|nextpage|noteaser)[^<>]*-->/g, '\n\n')
    .replace(/\[gallery[^[\]]*\]/g, '')
    .replace(/\[embed[^[\]]*\]([^[\]]*)\[\/embed\]/g, '\n\n$1\n\n')
    .replace(CAPTION, (_whole, inside: string) => figure(inside))
    .replace(EMBEDDED, (_whole, before: string, url: string) => before + link(url));
  return content.includes('<!-- wp:') ? content : withParagraphs(content);
}

/** Goes from block to block. Text in between becomes paragraphs if its container may have them. */
function withParagraphs(content: string): string {
  const around: string[] = [];
  const pieces = content.split(BLOCK).map((piece, index) => {
    if (index % 2 === 0) return WORDS_INSIDE.has(around.at(-1) ?? '') ? piece : parted(piece, around.at(-1));
    const [, slash, name = ''] = /^<(\/?)(\w+)/.exec(piece.toLowerCase()) ?? [];
    if (slash) around.length = Math.max(0, around.lastIndexOf(name));
    else if (name !== 'hr') around.push(name);
    return piece;
  });
  return pieces.join('').trim();
}

function parted(text: string, container: string | undefined): string {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return text === '' ? '' : '\n';
  // A single line in a `div` is not a paragraph.
  if (container === 'div' && parts.length === 1) return text;
  const made = parts.map(
    (part) => `<p>${ADDRESS.test(part) ? link(part) : part.replace(/\n/g, '<br />')}</p>`,
  );
  return `\n${made.join('\n')}\n`;
}

/** The picture, possibly linked, and its caption. */
function figure(inside: string): string {
  const [picture] = /^(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/.exec(inside.trim()) ?? [];
  if (picture === undefined) return `<figure>${inside}</figure>`;
  const words = inside.trim().slice(picture.length).trim();
  return `<figure>${picture}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function link(url: string): string {
  return `<a href="${url}">${url}</a>`;
}

// None of these looks beyond the next opening of its kind: a file may contain millions that never close.
const CAPTION = /\[caption[^[\]]*\]((?:(?!\[caption)[\s\S])*?)\[\/caption\]/g;
const ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const EMBEDDED = /(<div class="wp-block-embed__wrapper">\s*)(https?:\/\/[^\s<>"]+)(?=\s*<\/div>)/g;
/** Separates paragraphs. */
const BLOCK =
  /(<\/?(?:address|article|aside|audio|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b[^<>]*>)/i;
/** Text in these is left as it is. */
const WORDS_INSIDE = new Set(
  'address audio dd dl dt figcaption figure h1 h2 h3 h4 h5 h6 iframe li ol p pre script style summary table tbody td tfoot th thead tr ul video'.split(
    ' ',
  ),
);
