import sanitize from 'sanitize-html';
import { createCleaner, type HtmlProfile } from './createCleaner.ts';

const CELL = ['width', 'height', 'valign', 'nowrap'];

const ARTICLE: HtmlProfile = {
  elements: [
    ...sanitize.defaults.allowedTags,
    ...['img', 'picture', 'source', 'audio', 'video', 'track', 'del', 'ins', 'details', 'summary'],
    // Old editors wrote them, and browsers still draw them.
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
 * HTML that people wrote, made safe to show: what text, pictures, tables, sound and video need stays; scripts, handlers, forms, frames,
 * styles and addresses of any scheme but web, mail and telephone go. Cleaning what is clean changes nothing.
 */
export const cleanHtml = createCleaner({ ...ARTICLE, keepsAlignment: true });

/** As `cleanHtml`, with what the text says about its own looks: for whoever draws that by classes, since no page of ours has inline styles. */
export const cleanStyledHtml = createCleaner({ ...ARTICLE, keepsStyle: true });
