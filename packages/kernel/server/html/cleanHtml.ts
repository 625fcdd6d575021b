import sanitize from 'sanitize-html';

/**
 * HTML that people wrote, made safe to show: what text, pictures, tables, sound and film need stays; scripts, handlers, forms, frames,
 * styles and addresses of any scheme but web, mail and telephone go. Cleaning what is clean changes nothing.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS);
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags,
    'img',
    'picture',
    'source',
    'audio',
    'video',
    'track',
    'del',
    'ins',
    'details',
    'summary',
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*'],
    a: ['href', 'target', 'rel', 'name', 'download', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height'],
    audio: ['src', 'controls', 'loop', 'preload'],
    video: ['src', 'controls', 'loop', 'preload', 'poster', 'width', 'height', 'muted', 'playsinline'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope', 'headers'],
    td: ['colspan', 'rowspan', 'headers'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'datetime'],
    ins: ['cite', 'datetime'],
    details: ['open'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  // A link into a new window gives that window nothing of ours.
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, rel: withNoOpener(attribs.rel) } : attribs,
    }),
  },
};

function withNoOpener(rel = ''): string {
  const words = rel.split(/\s+/).filter((word) => word !== '');
  return words.includes('noopener') ? words.join(' ') : [...words, 'noopener'].join(' ');
}
