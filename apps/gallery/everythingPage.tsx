import { DocumentView } from '@portico/builder/document';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle, IslandStyles } from '@portico/kernel/islands/react';
import { documentSheetAddress, type Page } from '@portico/site/annex';
import { type ReactNode, useContext } from 'react';
import { wholePageDocument } from './wholePage.tsx';

/** What the page shows besides the whole document: an example of each, by gallery slug. */
const SHOWN = [
  'sub-menus',
  'image-carousel',
  'accordion',
  'toggle',
  'tabs',
  'nested-accordion',
  'nested-tabs',
  'text-editor',
  'counter',
  'progress',
  'alert',
  'text-path',
  'video',
  'audio',
  'entrance-animations',
  'backgrounds',
  'stretched-containers',
  'lightbox',
  'contact-form-text-fields',
  'reviews-slider',
  'reviews-grid',
  'reviews-list',
  'masonry',
  'search-overlay',
  'palette-switch',
  'cart-dropdown',
  'protected-comment',
  'protected-search',
  'real-person-badge',
  'email-decoder',
  'contact-buttons',
  'floating-bars',
  'back-to-top',
] as const;

const FORM = '[contact-form-7 id="16" title="Visit us"]';
const POSTS = '[recent-posts count=3 title="Lately"]';

/** Elementor's own configuration, as WordPress prints it, for add-on scripts that use its objects. */
const ELEMENTOR_CONFIG =
  'var elementorFrontendConfig={"environmentMode":{"edit":false,"wpPreview":false},"is_rtl":false,"breakpoints":{"xs":0,"sm":480,"md":768,"lg":1025,"xl":1440,"xxl":1600},"version":"4.2.3","is_static":false,"experimentalFeatures":{},"urls":{"assets":"/assets/"},"settings":{"page":[],"editorPreferences":[]},"kit":{"active_breakpoints":["viewport_mobile","viewport_tablet"],"global_image_lightbox":"yes","lightbox_enable_counter":"yes"},"post":{"id":1,"title":"Everything","excerpt":""}};';

/**
 * One page with everything that Portico brings to life, for measurements. With `?sheets=theme` it links none of our style
 * sheets but those of a theme and of the products, as on a WordPress page.
 */
export function everythingPage(gallery: readonly GalleryEntry[]): Page {
  const entries = SHOWN.flatMap((slug) => gallery.filter((entry) => entry.slug === slug));
  return {
    url: '/gallery/everything/',
    tags: () => [],
    query: ['sheets'],
    render: (_, { query }) => {
      const isThemed = query.sheets === 'theme';
      const Sheets = isThemed ? ThemeSheets : OurSheets;
      return {
        title: 'Everything',
        description: 'One page with all widgets, forms, reviews, posts and comments.',
        embeds: { postId: 0 },
        inlineScripts: [
          ...(isThemed ? [ELEMENTOR_CONFIG] : []),
          ...new Set(entries.flatMap(({ inlineScripts = [] }) => inlineScripts)),
        ],
        body: (
          <Sheets>
            <link rel="stylesheet" href={documentSheetAddress(wholePageDocument)} precedence="page" />
            <div className="p-page-head">
              <div className="p-container">
                <h1>Everything</h1>
              </div>
            </div>
            <DocumentView document={wholePageDocument} />
            <div className="p-container" dangerouslySetInnerHTML={{ __html: FORM }} />
            <p dangerouslySetInnerHTML={{ __html: POSTS }} />
            {entries.map((entry) => (
              <section key={entry.slug} className="p-container" id={`everything-${entry.slug}`}>
                <h2>{entry.title}</h2>
                {entry.sections.slice(0, 2).map(({ heading, example }) => (
                  <div key={heading}>{example}</div>
                ))}
              </section>
            ))}
          </Sheets>
        ),
      };
    },
  };
}

function OurSheets({ children }: { children: ReactNode }) {
  return (
    <>
      <IslandStyle name="gallery" />
      {children}
    </>
  );
}

/** The sheets with the ids that WordPress gives them, and none of ours except what our plugin inlines. */
function ThemeSheets({ children }: { children: ReactNode }) {
  const [theme = ''] = useContext(IslandStyles)['everything-theme'] ?? [];
  const [products = ''] = useContext(IslandStyles)['everything-products'] ?? [];
  const [beside = ''] = useContext(IslandStyles)['everything-beside'] ?? [];
  return (
    <IslandStyles value={{}}>
      <link rel="stylesheet" id="neve-style-css" href={theme} precedence="theme" />
      <link rel="stylesheet" id="elementor-frontend-css" href={products} precedence="theme" />
      {PRODUCT_SHEETS.map((id) => (
        <link key={id} rel="stylesheet" id={`${id}-css`} href={`${products}?${id}`} precedence="theme" />
      ))}
      <link rel="stylesheet" id="portico-beside" href={beside} precedence="theme" />
      {children}
    </IslandStyles>
  );
}

/** Handles under which the products enqueue their style sheets. */
const PRODUCT_SHEETS = ['contact-form-7', 'grw-public-main', 'cleantalk-public'] as const;
