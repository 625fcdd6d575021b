import { instantOf } from '../../browser/time/instantOf.ts';
import type { OwnerReply, ReviewCard, ReviewTime } from '../ReviewsProps.ts';
import { adoptText } from './adoptText.ts';

/** Reads a review from its card, whichever product and generation rendered it. */
export function adoptCard(card: Element): ReviewCard {
  const name = card.querySelector('.wp-google-name');
  const text = card.querySelector('.wp-google-text');
  const avatar = card.querySelector('img:not(.rpi-thumb)');
  return {
    author: name?.textContent?.trim() ?? '',
    authorUrl: (name?.matches('a') ? name : name?.querySelector('a'))?.getAttribute('href') ?? null,
    avatar: avatar?.getAttribute('src') ?? avatar?.getAttribute('data-src') ?? null,
    time: adoptTime(
      [...card.querySelectorAll('.wp-google-time')].find((time) => !time.closest('.wp-google-reply')),
    ),
    rating: adoptRating(card) ?? 0,
    text: text ? adoptText(text) : '',
    photos: [...card.querySelectorAll('img.rpi-thumb')].map((photo) => ({
      src: photo.getAttribute('src') ?? photo.getAttribute('data-src') ?? '',
      alt: photo.getAttribute('alt') ?? '',
    })),
    reply: adoptReply(card.querySelector('.wp-google-reply')),
    provider: adoptProvider(card),
    isHidden: card.matches('.grw-hide, .wp-google-hide'),
  };
}

/** The stars in or on an element: our attribute, the variable that other products set, or a plain number. */
export function adoptRating(element: Element): number | null {
  const stars = element.querySelector<HTMLElement>('.rpi-stars');
  if (!stars) return null;
  const said = stars.dataset.rating || stars.style.getPropertyValue('--rating') || stars.textContent;
  const rating = Number.parseFloat(said ?? '');
  return rating >= 0 && rating <= 5 ? rating : null;
}

function adoptTime(element: Element | null | undefined): ReviewTime | null {
  const instant = instantOf(element?.getAttribute('data-time'));
  if (!element || instant === null) return null;
  return {
    seconds: Math.floor(instant / 1000),
    text: element.textContent?.trim() ?? '',
    language: element.getAttribute('data-lang') ?? '',
  };
}

function adoptReply(reply: Element | null): OwnerReply | null {
  if (!reply) return null;
  const own = reply.querySelector('.rpi-reply-text');
  return {
    heading: reply.querySelector('.grw-b')?.textContent?.trim() ?? '',
    time: adoptTime(reply.querySelector('.wp-google-time')),
    text: own ? adoptText(own) : textAfter(reply.querySelector(':scope > div')),
  };
}

/** Other products put the text of a reply directly after its heading, without an element. */
function textAfter(heading: Element | null): string {
  let text = '';
  for (let node = heading?.nextSibling; node; node = node.nextSibling)
    text += node.nodeType === 3 ? node.nodeValue : node.nodeName === 'BR' ? '\n' : node.textContent;
  return text.trim();
}

function adoptProvider(card: Element): string {
  const use = card.querySelector('use');
  const href = use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
  return /#grw-([\w-]+)/.exec(href)?.[1] ?? 'google';
}
