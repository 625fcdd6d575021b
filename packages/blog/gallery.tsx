import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { type ListProperties, PROPERTIES_NAME, printListProperties } from './wire/public.ts';

const GROUP = 'Theme';

const EXAMPLE_WORDS = [
  'Glass that was cut in a hurry shows it in the first frost.',
  'A bar is as straight as the person who looked along it. Look twice, from both ends, with one eye shut, and then ask somebody else to look as well.',
  'Oil the hinges.',
  'Putty wants a warm hand and a cool day. In the sun it sags, in the frost it cracks, and in the rain nobody should be on a ladder.',
  'Measure the opening, not the drawing.',
  'Paint the end grain first, because nobody remembers it afterwards, and because that is where the water goes in.',
] as const;

const MASONRY = { columns: 3, layout: 'grid' };
const MORE = { endpoint: '/wp-json/nv/v1/posts/page/', lastPage: 3, language: '', query: '[]' };

/** What a page with such a list prints for the runtime. */
function printed(list: ListProperties): string {
  const properties = printListProperties(list);
  return `var ${PROPERTIES_NAME}=${JSON.stringify(properties)};`;
}

export const blogGallery: readonly GalleryEntry[] = [
  {
    slug: 'masonry',
    title: 'Masonry',
    summary: 'Posts of unequal height, each in the shortest column.',
    group: GROUP,
    inlineScripts: [printed({ masonry: MASONRY, more: null })],
    sections: [
      {
        heading: 'Three columns',
        settings: { masonryStatus: 'enabled', masonryColumns: '3', blogLayout: 'grid' },
        example: (
          <div className="nv-index-posts blog portico-example-masonry">
            <IslandStyle name="blog-gallery" />
            <div className="posts-wrapper">
              {EXAMPLE_WORDS.map((words, index) => (
                <article className="post layout-grid" key={words}>
                  <div className="p-card-body">
                    <p>
                      <strong>{index + 1}</strong> {words}
                    </p>
                  </div>
                </article>
              ))}
            </div>
          </div>
        ),
      },
    ],
  },
  {
    slug: 'infinite-scroll',
    title: 'Infinite scroll',
    summary: 'At the end of the list the next posts are loaded and placed among those above.',
    group: GROUP,
    inlineScripts: [printed({ masonry: MASONRY, more: MORE })],
    sections: [
      {
        heading: 'Together with masonry',
        note: 'Scroll on: posts of the journal follow, a page at a time, up to the third. A page that fails to load is requested again on the next scroll. In the journal itself the address follows the page that you look at, and Back returns to the same place.',
        settings: { infScroll: 'enabled', maxPages: String(MORE.lastPage), endpoint: MORE.endpoint },
        example: (
          <div className="nv-index-posts blog" data-desktop="3" data-tablet="2" data-mobile="1">
            <IslandStyle name="blog" />
            <div className="posts-wrapper nv-masonry">
              {[...EXAMPLE_WORDS, ...EXAMPLE_WORDS].map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words come twice, and the list never changes.
                <article className="post layout-grid" key={index}>
                  <div className="article-content-col">
                    <div className="content">
                      <div className="p-card-body">
                        <p>
                          <strong>{index + 1}</strong> {`${words} `.repeat(3)}
                        </p>
                      </div>
                    </div>
                  </div>
                </article>
              ))}
            </div>
            <div className="load-more-posts">
              <span className="nv-loader" hidden />
              <span className="infinite-scroll-trigger" />
            </div>
          </div>
        ),
      },
    ],
  },
];
