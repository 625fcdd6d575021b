import type { Stop } from '@portico/kernel/islands';
import { masonryOf, PROPERTIES_NAME } from '../wire/public.ts';
import { continueWhenNear } from './continueWhenNear.ts';
import type { PostsWindow } from './PostsWindow.ts';
import { postsMasonry } from './postsMasonry.ts';

/** A list of posts: masonry and infinite scroll, if the page's properties ask for them. */
export function start(list: HTMLElement): Stop {
  const view = (list.ownerDocument.defaultView ?? window) as PostsWindow;
  const control = new AbortController();
  const { signal } = control;
  const begin = (): boolean => {
    const wrapper = list.querySelector<HTMLElement>('.posts-wrapper');
    const printed: unknown = Reflect.get(view, PROPERTIES_NAME);
    if (!wrapper || !printed) return false;
    const settings = masonryOf(printed);
    const masonry = settings && postsMasonry(wrapper, view, settings.layout, signal);
    continueWhenNear({ view, wrapper, printed, masonry, signal });
    return true;
  };
  // The object may be printed by a script that an optimiser delays until the page is loaded.
  if (!begin()) view.addEventListener('load', begin, { once: true, signal });
  return () => control.abort();
}
