import sanitize from 'sanitize-html';
import { createCleaner } from './createCleaner.ts';

/**
 * HTML that people wrote, made safe to show: what text, pictures, tables, sound and video need stays; scripts, handlers, forms, frames,
 * styles and addresses of any scheme but web, mail and telephone go. Cleaning what is clean changes nothing.
 */
export const cleanHtml = createCleaner({
  keepsAlignment: true,
  elements: [
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
  attributes: {
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
});
