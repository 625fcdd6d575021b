import type { BadgePosition } from '../../wire/public.ts';
import { countOf, layoutOf } from '../../wire/public.ts';
import type { CardLook, PlaceHeader, ReviewsProps, TextLink } from '../ReviewsProps.ts';
import { adoptCard, adoptRating } from './adoptCard.ts';
import { adoptOptions, CARDS } from './adoptOptions.ts';

/** Elements that may state how many reviews there are and how many are loaded. */
const SUPPLIES = '[data-count]';

/** Reads a whole widget from its markup: the inverse of `ReviewsView`. */
export function adoptReviews(root: HTMLElement): ReviewsProps {
  const cards = [...root.querySelectorAll(CARDS)];
  return {
    feedId: root.dataset.id ?? '',
    layout: layoutOf(root.dataset.layout),
    isDark: root.classList.contains('wp-dark'),
    options: adoptOptions(root),
    look: adoptLook(cards[0]),
    places: [...root.querySelectorAll('.grw-header')].map(adoptPlace),
    cards: cards.map(adoptCard),
    count: adoptSupply(root).count,
    seeAll: adoptLink(root.querySelector('a.wp-google-url[href]:not([href="#"], [onclick])')),
    slider: {
      hasButtons: root.querySelector('.grw-prev, .grw-next') !== null,
      hasDots: root.querySelector('.rpi-dots') !== null,
    },
    badge: adoptBadgePosition(root),
  };
}

/** How many reviews there are and how many are loaded; falls back to what the markup shows. */
export function adoptSupply(root: Element): { count: number; offset: number; element: Element | null } {
  const element = root.querySelector(SUPPLIES);
  const here = root.querySelectorAll(CARDS).length;
  const count = countOf(element?.getAttribute('data-count'));
  const offset = element?.hasAttribute('data-offset') ? countOf(element.getAttribute('data-offset')) : here;
  return { count: Math.max(count, here), offset: Math.min(offset, Math.max(count, here)), element };
}

function adoptLook(card: Element | undefined): CardLook {
  const has = (name: string): boolean =>
    card !== undefined && (card.matches(`.${name}`) || card.querySelector(`.${name}`) !== null);
  return { hasBackground: has('grw-backgnd'), isRound: has('grw-round'), hasShadow: has('grw-shadow') };
}

function adoptPlace(header: Element): PlaceHeader {
  const name = header.querySelector('.wp-google-name');
  const text = (selector: string): string => header.querySelector(selector)?.textContent?.trim() ?? '';
  return {
    name: name?.textContent?.trim() ?? '',
    url: name?.querySelector('a')?.getAttribute('href') ?? null,
    photo: header.querySelector('img')?.getAttribute('src') ?? null,
    rating: adoptRating(header),
    basedOn: text('.wp-google-based'),
    poweredBy: text('.wp-google-powered'),
    reviewUs: adoptLink(header.querySelector('.wp-google-wr a')),
  };
}

function adoptLink(link: Element | null): TextLink | null {
  const href = link?.getAttribute('href');
  return link && href ? { href, text: link.textContent?.trim() ?? '' } : null;
}

function adoptBadgePosition(root: Element): BadgePosition {
  if (root.querySelector('[class*="wp-google-badge_left-fixed"]')) return 'left';
  return root.querySelector('.wp-google-badge-fixed') ? 'right' : 'embed';
}
