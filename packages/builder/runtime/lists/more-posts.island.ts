import type { Stop } from '@portico/kernel/islands';
import { LIST_ATTRIBUTE } from '../../wire/public.ts';
import { bringMore } from './bringMore.ts';
import { packPosts } from './packPosts.ts';

/** A list of posts that is packed without gaps, or the way to its further posts. */
export function start(element: HTMLElement): Stop {
  const kind = element.getAttribute(LIST_ATTRIBUTE);
  return kind === 'packed' ? packPosts(element) : bringMore(element, kind === 'endless');
}
