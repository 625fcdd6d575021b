import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { SearchIcon } from './ui/header/SearchIcon.tsx';

const GROUP = 'Theme';

const MODES = ['slide_left', 'slide_right', 'pull_left', 'pull_right', 'full_canvas', 'dropdown'] as const;

/** Switches the page's own menu to another mode and opens it; narrow windows show it. */
const MODE_SCRIPT = `document.addEventListener('click',function(e){var b=e.target.closest('[data-menu-mode]');if(!b)return;var m=b.dataset.menuMode,p=document.getElementById('header-menu-sidebar');
${JSON.stringify(MODES)}.forEach(function(n){p.classList.toggle(n,n===m);document.body.classList.toggle('menu_sidebar_'+n,n===m)});HFG.toggleMenuSidebar(true,b)});`;

const LONG_TEXT = [
  'Measure the opening, not the drawing.',
  'Oil the hinges before the winter, and look at them again after it.',
  'Paint the end grain first, because that is where the water goes in.',
] as const;

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
                <SearchIcon />
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
    slug: 'back-to-top',
    title: 'Back to the top',
    summary: 'A button that appears on the way down and leads back, with the focus on the content.',
    group: GROUP,
    inlineScripts: ['var neveScrollOffset={"offset":"100"};'],
    sections: [
      {
        heading: 'After a hundred pixels',
        note: 'Scroll a little: it appears in the corner. With reduced motion it jumps instead of scrolling.',
        settings: { offset: '100' },
        example: (
          <>
            <IslandStyle name="theme-gallery" />
            {LONG_TEXT.map((words) => (
              <p key={words}>{`${words} `.repeat(9)}</p>
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
