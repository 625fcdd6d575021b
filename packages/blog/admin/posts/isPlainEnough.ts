const KNOWN = new Set(
  'p br hr h2 h3 h4 ul ol li blockquote pre code strong b em i s del u a img table thead tbody tr th td'.split(
    ' ',
  ),
);

/** Whether the visual editor supports all of this HTML, so that editing loses nothing. */
export function isPlainEnough(html: string): boolean {
  const text = html.replace(FIGURE, '$1');
  for (const [, tag = '', attributes = ''] of text.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/gi)) {
    if (!KNOWN.has(tag.toLowerCase())) return false;
    if (/\s(?:class|id|data-[\w-]+|srcset|style|lang|dir|scope|headers)=/i.test(attributes)) return false;
  }
  return true;
}

/** A picture with its caption and size, as the visual editor writes them. */
const FIGURE =
  /<figure class="wp-block-image(?: size-(?:thumbnail|medium|large|full))?">(<img [^<>]*>)(?:<figcaption>[^<]*<\/figcaption>)?<\/figure>/g;
