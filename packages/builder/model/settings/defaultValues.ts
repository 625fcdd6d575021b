/** Values that several of Elementor's controls begin with. */

export const LOREM_IPSUM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut elit tellus, luctus nec ullamcorper mattis, pulvinar dapibus leo.';

/** What the texts of Elementor Pro's boxes begin with. */
export const SHORT_LOREM_IPSUM = 'Lorem ipsum dolor sit amet consectetur adipiscing elit dolor';

/** As large as Elementor's own. */
export const PLACEHOLDER_PICTURE = {
  url: '/samples/placeholder.svg',
  alt: '',
  width: 1200,
  height: 800,
} as const;

/** Values of version 4 are `{ $$type, value }`. */
export const atomicDefaults = (words: Readonly<Record<string, string>>) => ({
  settings: Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, { $$type: 'string', value }]),
  ),
});

const atomicFile = ($$type: string, url: string) => ({
  $$type,
  value: { id: null, url: { $$type: 'url', value: url } },
});

export const ATOMIC_PICTURE = {
  $$type: 'image',
  value: { src: atomicFile('image-src', PLACEHOLDER_PICTURE.url), size: { $$type: 'string', value: 'full' } },
} as const;

export const ATOMIC_DRAWING = atomicFile('svg-src', '/samples/star.svg');

/** Rows of tabs, accordions and toggles, which call themselves by what they are. */
export const defaultPanels = (kind: string) => ({
  settings: {
    tabs: [1, 2].map((count) => ({ tab_title: `${kind} #${count}`, tab_content: LOREM_IPSUM })),
  },
  rows: { tabs: { tab_title: `${kind} Title`, tab_content: `${kind} Content` } },
});
