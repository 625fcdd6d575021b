/** Values that several of Elementor's controls begin with. */

export const LOREM_IPSUM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut elit tellus, luctus nec ullamcorper mattis, pulvinar dapibus leo.';

/** As large as Elementor's own. */
export const PLACEHOLDER_PICTURE = {
  url: '/samples/placeholder.svg',
  alt: '',
  width: 1200,
  height: 800,
} as const;

/** Rows of tabs, accordions and toggles, which call themselves by what they are. */
export const defaultPanels = (kind: string) => ({
  settings: {
    tabs: [1, 2].map((count) => ({ tab_title: `${kind} #${count}`, tab_content: LOREM_IPSUM })),
  },
  rows: { tabs: { tab_title: `${kind} Title`, tab_content: `${kind} Content` } },
});
