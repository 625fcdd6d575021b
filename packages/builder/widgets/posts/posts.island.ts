import type { Stop } from '@portico/kernel/islands';
import { bringMore } from './bringMore.ts';
import { packPosts } from './packPosts.ts';

/** Packs posts that are masonry, and brings further ones to those that there are. */
export function start(element: HTMLElement): Stop {
  const list = element.querySelector<HTMLElement>('.elementor-posts-container');
  if (!list) return () => {};
  const stops = [packPosts(list), bringMore(element, list)];
  return () => {
    for (const stop of stops) stop();
  };
}
