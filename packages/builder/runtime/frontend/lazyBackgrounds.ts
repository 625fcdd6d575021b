import { inView } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';

const OBSERVE_EVENT = 'elementor/lazyload/observe';
const LOADED = 'e-lazyloaded';
/** On older pages, the part of an element that has the picture; empty for itself. */
const OLDER = 'data-e-bg-lazyload';
const OLDER_LOADED = 'lazyloaded';

/** Loads background pictures shortly before they are visible. The server's style sheet holds them back. */
export function lazyBackgrounds(page: Document): Stop {
  const watched = new Map<Element, Stop>();
  const observe = (): void => {
    for (const element of page.querySelectorAll(
      `.e-con.e-parent:not(.${LOADED}), [${OLDER}]:not(.${OLDER_LOADED})`,
    )) {
      if (watched.has(element)) continue;
      const stop = inView(
        element,
        ({ isIntersecting }) => {
          if (!isIntersecting) return;
          show(element);
          watched.get(element)?.();
        },
        '200px 0px',
      );
      watched.set(element, stop);
    }
  };
  observe();
  page.addEventListener(OBSERVE_EVENT, observe);
  return () => {
    page.removeEventListener(OBSERVE_EVENT, observe);
    for (const stop of watched.values()) stop();
  };
}

function show(element: Element): void {
  const part = element.getAttribute(OLDER);
  if (part !== null) (part ? element.querySelector(part) : element)?.classList.add(OLDER_LOADED);
  if (element.matches('.e-con.e-parent')) element.classList.add(LOADED);
}
