/**
 * Pages with little on them load small files, each with what stands together there; those are named in the packages' `chunks.ts`.
 * A page with many things on it would load nearly all of them. For such pages the same code is built once more, into these few
 * files: by the names of small files, or of single islands and chunks. Whatever two of them need is in the one that comes first
 * here, so that a file only ever needs those before it. What is not named keeps a file of its own.
 */
export const jointFiles: Readonly<Record<string, readonly string[]>> = {
  // What acts wherever the visitor is: it times the visit, watches forms, and stands at the head of a page. With what plain code
  // shares with views, and letters that stand large.
  first: [
    'basics',
    'contact-form',
    'entrance',
    'spam-guard',
    'spam-token',
    'stretch',
    'text-editor',
    'theme',
  ],
  // What stands at the head of fewer pages, or over them.
  over: ['contact-buttons', 'floating-bars', 'theme-cart'],
  // What a page of another system has beside its widgets.
  frontend: ['frontend'],
  // Plain code of widgets and of forms, and what calls our server.
  near: ['calls', 'contact-form-answers', 'page', 'theme-logo', 'theme-posts', 'widgets'],
  later: ['on-demand', 'reviews'],
  // What scripts of others on a page ask for: Elementor's calls with the places in a page, and what they send looked after.
  others: ['add-ons', 'anchors', 'spam-proof', 'spam-requests'],
  // What the sheets of products have no rules for. Our plugin for WordPress writes it into the page instead.
  beside: ['beside-cleantalk', 'beside-contact-form', 'beside-elementor', 'beside-reviews'],
  // React with what it draws. It is here once more than for small pages, which saves a page with much on it a request.
  views: ['react', 'folding', 'spam-views', 'views'],
  reviewViews: ['reviewViews'],
  // What a visitor opens over the page: pictures, addresses, and what a search finds. With what checks addresses while they are typed.
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
  // Only where the owner has asked for it: forms that post elsewhere are checked, a pixel is drawn.
  elsewhere: ['spam-elsewhere', 'spam-pixel'],
  // What few pages have, and what belongs to pages that seldom have much on them. Further posts in place are rarer still.
  seldom: ['atomic', 'countdown', 'form', 'reviewBadge', 'text-path'],
  shop: ['scroll-to-top', 'shop', 'spam-admin', 'spam-errors', 'theme-cart-page'],
  'spam-modal': ['spam-modal'],
};
