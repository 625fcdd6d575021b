import type { Stop } from '@portico/kernel/islands';
import { PROPERTIES_NAME } from '../../wire/pageFlags.ts';
import { parseThemeProperties } from '../../wire/posts.ts';
import type { ThemeWindow } from '../page/ThemePage.ts';
import { infiniteScroll } from './infiniteScroll.ts';
import { postsMasonry } from './postsMasonry.ts';

/** A list of posts: set without gaps and continued on scrolling, as far as the page's properties ask for it. */
export function start(element: HTMLElement): Stop {
  const view = (element.ownerDocument.defaultView ?? window) as ThemeWindow;
  const control = new AbortController();
  const { signal } = control;
  const begin = (): boolean => {
    const wrapper = element.querySelector<HTMLElement>('.posts-wrapper');
    const properties = parseThemeProperties(Reflect.get(view, PROPERTIES_NAME));
    if (!wrapper || !properties) return false;
    const { isRtl, isPreview, masonry, more } = properties;
    const layout = masonry && postsMasonry(wrapper, { view, layout: masonry.layout, isRtl, signal });
    if (more)
      infiniteScroll({
        ...{ view, wrapper, more, isPreview, signal },
        onGrown: () => layout?.grow(),
        settled: layout?.ready,
      });
    return true;
  };
  // The object may be printed by a script that an optimiser has put off until the page is loaded.
  if (!begin()) view.addEventListener('load', begin, { once: true, signal });
  return () => control.abort();
}
