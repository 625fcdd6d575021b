import sanitize from 'sanitize-html';
import { createCleaner, type HtmlProfile } from './createCleaner.ts';

const CELL = ['width', 'height', 'valign', 'nowrap'];

const ARTICLE: HtmlProfile = {
  elements: [
    ...sanitize.defaults.allowedTags,
    ...['img', 'picture', 'source', 'audio', 'video', 'track', 'del', 'ins', 'details', 'summary'],
    // Written by old editors, and still rendered by browsers.
    ...['font', 'center', 'big', 'strike', 'tt', 'acronym', 'nobr'],
  ],
  attributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*', 'align', 'bgcolor'],
    a: ['href', 'target', 'rel', 'name', 'download', 'hreflang'],
    img: [
      'src',
      'srcset',
      'sizes',
      'alt',
      'width',
      'height',
      'loading',
      'decoding',
      'hspace',
      'vspace',
      'border',
    ],
    source: ['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height'],
    audio: ['src', 'controls', 'loop', 'preload'],
    video: ['src', 'controls', 'loop', 'preload', 'poster', 'width', 'height', 'muted', 'playsinline'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    ol: ['start', 'reversed', 'type'],
    ul: ['type'],
    li: ['value', 'type'],
    table: ['width', 'height', 'border', 'cellpadding', 'cellspacing', 'rules', 'frame'],
    th: ['colspan', 'rowspan', 'scope', 'headers', ...CELL],
    td: ['colspan', 'rowspan', 'headers', ...CELL],
    tr: ['valign', 'height'],
    thead: ['valign'],
    tbody: ['valign'],
    tfoot: ['valign'],
    col: ['span', 'width', 'valign'],
    colgroup: ['span', 'width', 'valign'],
    font: ['color', 'size', 'face'],
    hr: ['width', 'size', 'color', 'noshade'],
    br: ['clear'],
    time: ['datetime'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'datetime'],
    ins: ['cite', 'datetime'],
    details: ['open'],
  },
};

/**
 * Sanitises authored HTML: what text, pictures, tables, audio and video need stays; scripts, handlers, forms, frames, styles
 * and URLs other than web, mail and telephone are removed. Idempotent.
 */
export const cleanHtml = createCleaner({ ...ARTICLE, keepsAlignment: true });

/**
 * Like `cleanHtml`, but keeps inline styles: for callers that turn them into classes, since none of our pages has inline
 * styles.
 */
export const cleanStyledHtml = createCleaner({ ...ARTICLE, keepsStyle: true });
