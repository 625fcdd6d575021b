/** Defaults shared by several of Elementor's controls. */

export const LOREM_IPSUM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut elit tellus, luctus nec ullamcorper mattis, pulvinar dapibus leo.';

/** Default text of Elementor Pro's boxes. */
export const SHORT_LOREM_IPSUM = 'Lorem ipsum dolor sit amet consectetur adipiscing elit dolor';

/** The same size as Elementor's. */
export const PLACEHOLDER_PICTURE = {
  url: '/samples/placeholder.svg',
  alt: '',
  width: 1200,
  height: 800,
} as const;

/** Version 4 values are `{ $$type, value }`. */
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

/** Default rows of tabs, accordions and toggles, named after their kind. */
export const defaultPanels = (kind: string) => ({
  settings: {
    tabs: [1, 2].map((count) => ({ tab_title: `${kind} #${count}`, tab_content: LOREM_IPSUM })),
  },
  rows: { tabs: { tab_title: `${kind} Title`, tab_content: `${kind} Content` } },
});
