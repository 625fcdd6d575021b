/**
 * Text as WordPress stores it, made into HTML as WordPress shows it: blank lines part paragraphs, except inside of what
 * is no place for one. Captions lose their brackets; galleries, which name pictures by number, go. A video or a post of
 * another site, which WordPress would put in the place of its address, is a link.
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

/** Goes from one block to the next. What stands between them is made of paragraphs where the block around it is. */
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
  // A line of its own in a box is no paragraph yet.
  if (container === 'div' && parts.length === 1) return text;
  const made = parts.map(
    (part) => `<p>${ADDRESS.test(part) ? link(part) : part.replace(/\n/g, '<br />')}</p>`,
  );
  return `\n${made.join('\n')}\n`;
}

/** The picture, which may be a link, and the words below it. */
function figure(inside: string): string {
  const [picture] = /^(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/.exec(inside.trim()) ?? [];
  if (picture === undefined) return `<figure>${inside}</figure>`;
  const words = inside.trim().slice(picture.length).trim();
  return `<figure>${picture}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function link(url: string): string {
  return `<a href="${url}">${url}</a>`;
}

// None of these looks further than the next sign of its kind: a file may hold millions of beginnings without an end.
const CAPTION = /\[caption[^[\]]*\]((?:(?!\[caption)[\s\S])*?)\[\/caption\]/g;
const ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const EMBEDDED = /(<div class="wp-block-embed__wrapper">\s*)(https?:\/\/[^\s<>"]+)(?=\s*<\/div>)/g;
/** What parts paragraphs. */
const BLOCK =
  /(<\/?(?:address|article|aside|audio|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b[^<>]*>)/i;
/** What stands in these is left as it is. */
const WORDS_INSIDE = new Set(
  'address audio dd dl dt figcaption figure h1 h2 h3 h4 h5 h6 iframe li ol p pre script style summary table tbody td tfoot th thead tr ul video'.split(
    ' ',
  ),
);
