/**
 * Simple pages load small files, each with what is used together; the packages' `chunks.ts` names them. A page with many things
 * on it would load nearly all of those. For such pages the same code is also built into these few files, listed by the names of
 * small files or of single islands and chunks. Code that two of them need is in the first of the two, so that a file only
 * depends on those before it. Anything not listed keeps its own file.
 */
export const jointFiles: Readonly<Record<string, readonly string[]>> = {
  // Needed wherever the visitor is: times the visit, watches forms, runs the page header and what is over the page. Includes
  // drop caps and what plain code shares with views.
  first: [
    'basics',
    'contact-buttons',
    'contact-form',
    'entrance',
    'floating-bars',
    'spam-guard',
    'spam-token',
    'stretch',
    'text-editor',
    'theme',
    'theme-cart',
  ],
  // Plain code of widgets and forms, and calls to our server.
  near: ['calls', 'contact-form-answers', 'page', 'theme-logo', 'theme-posts', 'widgets'],
  // What is seldom at the top of a page.
  later: ['background-slideshow', 'background-video', 'on-demand', 'reviews'],
  // What pages of other systems need besides their widgets.
  frontend: ['frontend'],
  // What third-party scripts on a page use: Elementor's API with anchors, and spam checks on the requests they send.
  others: ['add-ons', 'anchors', 'spam-proof', 'spam-requests'],
  // Rules that the products' style sheets lack. On WordPress, our plugin inlines them instead.
  beside: ['beside-cleantalk', 'beside-contact-form', 'beside-elementor', 'beside-reviews'],
  // React with its views. Small pages have another copy; this one saves large pages a request.
  views: ['react', 'folding', 'spam-views', 'views'],
  reviewViews: ['reviewViews'],
  // What a visitor opens over the page: pictures, email addresses, search results. Includes the checks on email addresses as
  // they are typed.
  opened: [
    'email-checks',
    'email-decoder',
    'email-indicator',
    'lightbox',
    'lightbox-parts',
    'reviewLightbox',
    'spam-calls',
    'theme-search',
  ],
  // Only if the owner has enabled it: checks on forms that post to other sites, and the pixel.
  elsewhere: ['spam-elsewhere', 'spam-pixel'],
  // What few pages have, and parts of pages that seldom have much on them. Loading more posts in place is rarer still.
  seldom: ['atomic', 'countdown', 'form', 'reviewBadge', 'text-path'],
  shop: ['scroll-to-top', 'shop', 'spam-admin', 'spam-errors', 'theme-cart-page'],
  'spam-modal': ['spam-modal'],
};
