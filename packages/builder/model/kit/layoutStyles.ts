import { textOf } from '../settings/read.ts';
import { readColor } from '../styles/readColor.ts';
import { readValue } from '../styles/readValue.ts';
import type { ReadSetting, StyleRule } from '../styles/StyleRule.ts';
import { length } from '../styles/values.ts';
import { background } from './background.ts';
import { padding } from './look.ts';

/** Default widths and gaps in documents. */
export function layoutStyles(read: ReadSetting): readonly StyleRule[] {
  const space = readValue('gap', read('space_between_widgets'));
  return [
    {
      declarations: {
        '--p-container': length(read('container_width')),
        ...(typeof space === 'object' && {
          '--p-widget-space': space?.[''],
          '--p-widget-space-row': space?.row,
        }),
      },
    },
    { part: ' .e-con:where(:not(.e-atomic-element))', declarations: padding(read, 'container_padding') },
  ];
}

/** A kit's settings for the whole page: its background, and the selector of page titles. */
export function pageStyles(read: ReadSetting): readonly StyleRule[] {
  const title = textOf(read('page_title_selector')).trim();
  return [
    { declarations: isPlainColor(read) ? plainColor(read) : background(read, 'body_background') },
    ...(title !== '' && SELECTOR.test(title)
      ? [{ part: ` ${title}`, declarations: { display: 'var(--page-title-display, revert-layer)' } }]
      : []),
  ];
}

/** The background of a document on a page that is not a document: the site around it keeps its own. */
export function partStyles(read: ReadSetting): StyleRule {
  return { declarations: isPlainColor(read) ? plainColor(read) : {} };
}

function plainColor(read: ReadSetting): StyleRule['declarations'] {
  return { 'background-color': readColor(read, 'body_background_color') };
}

function isPlainColor(read: ReadSetting): boolean {
  return read('body_background_background') !== 'gradient' && !read('body_background_image');
}

/** Tags, classes and ids, as descendants. */
const SELECTOR =
  /^[a-z\d_-]{0,40}(?:[.#][\w-]{1,40}){0,4}(?: [a-z\d_-]{0,40}(?:[.#][\w-]{1,40}){0,4}){0,3}$/i;
