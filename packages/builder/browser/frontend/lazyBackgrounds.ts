import { inView } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';

const OBSERVE_EVENT = 'elementor/lazyload/observe';
const LOADED = 'e-lazyloaded';

/** Lets containers have their background pictures shortly before they are seen. The server's sheet holds them back. */
export function lazyBackgrounds(page: Document): Stop {
  const watched = new Map<Element, Stop>();
  const observe = (): void => {
    for (const container of page.querySelectorAll(`.e-con.e-parent:not(.${LOADED})`)) {
      if (watched.has(container)) continue;
      const stop = inView(
        container,
        ({ isIntersecting }) => {
          if (!isIntersecting) return;
          container.classList.add(LOADED);
          watched.get(container)?.();
          watched.delete(container);
        },
        { rootMargin: '200px 0px' },
      );
      watched.set(container, stop);
    }
  };
  observe();
  page.addEventListener(OBSERVE_EVENT, observe);
  return () => {
    page.removeEventListener(OBSERVE_EVENT, observe);
    for (const stop of watched.values()) stop();
  };
}
