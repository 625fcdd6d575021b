import { textOf } from '../settings/read.ts';
import { readColor } from '../styles/readColor.ts';
import { readValue } from '../styles/readValue.ts';
import type { ReadSetting, StyleRule } from '../styles/StyleRule.ts';
import { length } from '../styles/values.ts';
import { background } from './background.ts';
import { padding } from './look.ts';

/** How wide and how far apart things are in documents that do not say it themselves. */
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

/** What a kit says about the whole page: what is behind it, and what the title of a page is called. */
export function pageStyles(read: ReadSetting): readonly StyleRule[] {
  const title = textOf(read('page_title_selector')).trim();
  return [
    { declarations: isPlainColor(read) ? plainColor(read) : background(read, 'body_background') },
    ...(title !== '' && SELECTOR.test(title)
      ? [{ part: ` ${title}`, declarations: { display: 'var(--page-title-display, revert-layer)' } }]
      : []),
  ];
}

/** What stands behind a document on a page that is none itself: the site around it keeps its own. */
export function partStyles(read: ReadSetting): StyleRule {
  return { declarations: isPlainColor(read) ? plainColor(read) : {} };
}

function plainColor(read: ReadSetting): StyleRule['declarations'] {
  return { 'background-color': readColor(read, 'body_background_color') };
}

function isPlainColor(read: ReadSetting): boolean {
  return read('body_background_background') !== 'gradient' && !read('body_background_image');
}

/** Tags, classes and ids, one below the other. */
const SELECTOR =
  /^[a-z\d_-]{0,40}(?:[.#][\w-]{1,40}){0,4}(?: [a-z\d_-]{0,40}(?:[.#][\w-]{1,40}){0,4}){0,3}$/i;
