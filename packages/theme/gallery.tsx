import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { printThemeProperties, type ThemeProperties } from './wire/posts.ts';
import { PROPERTIES_NAME } from './wire/printed.ts';

const GROUP = 'Theme';

const MODES = ['slide_left', 'slide_right', 'pull_left', 'pull_right', 'full_canvas', 'dropdown'] as const;

/** Turns the page's own menu into another mode and opens it; narrow windows show it. */
const MODE_SCRIPT = `document.addEventListener('click',function(e){var b=e.target.closest('[data-menu-mode]');if(!b)return;var m=b.dataset.menuMode,p=document.getElementById('header-menu-sidebar');
${JSON.stringify(MODES)}.forEach(function(n){p.classList.toggle(n,n===m);document.body.classList.toggle('menu_sidebar_'+n,n===m)});HFG.toggleMenuSidebar(true,b)});`;

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
function printed(list: Pick<ThemeProperties, 'masonry' | 'more'>): string {
  const properties = printThemeProperties({ isRtl: false, isPreview: false, ...list });
  return `var ${PROPERTIES_NAME}=${JSON.stringify(properties)};`;
}

export const themeGallery: readonly GalleryEntry[] = [
  {
    slug: 'mobile-menu',
    title: 'Mobile menu',
    summary: 'A menu for narrow windows: from either side, over or beside the page, full, or from above.',
    group: GROUP,
    inlineScripts: [MODE_SCRIPT],
    sections: MODES.map((mode) => ({
      heading: mode,
      ...(mode === 'slide_left' && {
        note: 'Make the window narrower than 960 pixels. Tab stays in the menu, Escape closes it and returns.',
      }),
      settings: { mode },
      example: (
        <button type="button" className="p-button" data-menu-mode={mode}>
          Open the menu: {mode}
        </button>
      ),
    })),
  },
  {
    slug: 'sub-menus',
    title: 'Sub-menus',
    summary: 'Open on hover, by click on their caret, and with Enter; Escape and a click beside close them.',
    group: GROUP,
    sections: [
      {
        heading: 'A menu with a menu inside',
        note: 'Tab skips what is closed. A menu that would open beyond the window is brought back in.',
        example: (
          <nav aria-label="An example of a menu">
            <ul className="nav-ul menu-desktop" id="example-menu">
              <li className="menu-item menu-item-has-children">
                <div className="wrap">
                  <a href="/gallery/">
                    <span className="menu-item-title-wrap">Work</span>
                  </a>
                  <button
                    type="button"
                    className="caret-wrap"
                    aria-expanded="false"
                    aria-label="More under Work"
                  >
                    <span className="caret" />
                  </button>
                </div>
                <ul className="sub-menu">
                  <li className="menu-item">
                    <div className="wrap">
                      <a href="/gallery/">Every widget</a>
                    </div>
                  </li>
                  <li className="menu-item">
                    <div className="wrap">
                      <a href="/">The front page</a>
                    </div>
                  </li>
                </ul>
              </li>
              <li className="menu-item">
                <div className="wrap">
                  <a href="/contact/">
                    <span className="menu-item-title-wrap">Contact</span>
                  </a>
                </div>
              </li>
            </ul>
          </nav>
        ),
      },
    ],
  },
  {
    slug: 'search-overlay',
    title: 'Search overlay',
    summary: 'A search that opens over the page, with results as you type and a plain form without scripts.',
    group: GROUP,
    sections: [
      {
        heading: 'Canvas',
        note: 'The field has the focus after 100 ms. Arrows walk through what is found, Enter opens it.',
        settings: { style: 'canvas' },
        example: (
          <div className="nv-search-icon-component">
            <div className="menu-item-nav-search canvas">
              <a className="nv-icon nv-search" href="/search/">
                <span className="screen-reader-text">Open the example search</span>
                <svg
                  width="22"
                  height="22"
                  viewBox="0 0 22 22"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  aria-hidden="true"
                >
                  <circle cx="9.5" cy="9.5" r="6.5" />
                  <path d="m14.5 14.5 5.5 5.5" />
                </svg>
              </a>
              <div className="nv-nav-search">
                <div className="form-wrap">
                  {/* biome-ignore lint/a11y/useSemanticElements: the theme contract names the form by its role */}
                  <form role="search" method="get" className="search-form" action="/" aria-label="Example">
                    <label>
                      <span className="screen-reader-text">Search for</span>
                      <input type="search" className="search-field" name="s" placeholder="Try: glass" />
                    </label>
                    <button type="submit" className="search-submit p-button">
                      Search
                    </button>
                  </form>
                </div>
                <div className="close-container">
                  <button
                    type="button"
                    className="close-responsive-search p-button p-button-quiet p-button-small"
                  >
                    Close
                  </button>
                </div>
              </div>
            </div>
          </div>
        ),
      },
    ],
  },
  {
    slug: 'cart-dropdown',
    title: 'Cart dropdown',
    summary: 'What is in the cart, below its icon: on hover where there is a pointer, on a tap on a phone.',
    group: GROUP,
    sections: [
      {
        heading: 'As another shop renders it',
        note: 'The number decides: with nothing in the cart the icon is a plain link.',
        example: (
          <div className="responsive-nav-cart menu-item-nav-cart dropdown portico-example-cart">
            <IslandStyle name="theme-gallery" />
            <IslandStyle name="theme-cart" />
            <a href="/cart/" className="cart-icon-wrapper">
              <svg
                width="22"
                height="22"
                viewBox="0 0 22 22"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M2 8h18l-2.2 10.5H4.2zM6.5 8 9 2.5M15.500 8 13 2.500" />
              </svg>
              <span className="screen-reader-text">Example of a cart</span>
              <span className="cart-count">2</span>
            </a>
            <div className="nv-nav-cart widget">
              <p>Two things, from a shop of another maker.</p>
            </div>
          </div>
        ),
      },
    ],
  },
  {
    slug: 'palette-switch',
    title: 'Palette switch',
    summary: 'Day and night by a click, remembered, and set before the page is painted.',
    group: GROUP,
    sections: [
      {
        heading: 'Switch',
        settings: { stored: 'neve_user_theme', attribute: 'data-neve-theme' },
        example: (
          <div className="toggle-palette">
            <button
              type="button"
              className="palette-icon-wrapper"
              aria-label="Switch between day and night, example"
            >
              <svg className="icon" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
                <circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
                <path d="M11 3a8 8 0 0 1 0 16z" fill="currentColor" />
              </svg>
            </button>
          </div>
        ),
      },
    ],
  },
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
            <IslandStyle name="theme-gallery" />
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
    summary: 'The next posts come when the end of the list does, and take their places among those above.',
    group: GROUP,
    inlineScripts: [printed({ masonry: MASONRY, more: MORE })],
    sections: [
      {
        heading: 'Together with masonry',
        note: 'Scroll on: real posts of the journal follow, a page at a time, until the third. One that does not come is asked for again the next time. In the journal itself the address follows the page that you look at, and Back returns to the same place.',
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
                          <strong>{index + 1}</strong> {words.repeat(3)}
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
  {
    slug: 'back-to-top',
    title: 'Back to the top',
    summary: 'A button that appears on the way down and leads back, with the focus on the content.',
    group: GROUP,
    inlineScripts: ['var neveScrollOffset={"offset":"100"};'],
    sections: [
      {
        heading: 'After a hundred pixels',
        note: 'Scroll a little: it waits in the corner. Less motion, if you asked for that.',
        settings: { offset: '100' },
        example: (
          <>
            <IslandStyle name="theme-gallery" />
            {EXAMPLE_WORDS.map((words) => (
              <p key={words}>{words.repeat(3)}</p>
            ))}
            <button
              type="button"
              id="scroll-to-top"
              className="scroll-to-top scroll-to-top-right scroll-show-mobile icon p-button p-button-small"
            >
              <span aria-hidden="true">↑</span>
              <span className="screen-reader-text">Back to the top</span>
            </button>
          </>
        ),
      },
    ],
  },
];
