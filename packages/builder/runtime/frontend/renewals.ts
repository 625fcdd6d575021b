import type { Islands } from '@portico/kernel/islands';

/** Where boot exposes its islands. */
type PageWithIslands = Window & { porticoIslands?: Pick<Islands, 'destroy' | 'scan'> };

/**
 * Whether an element's content was replaced since the last call: scripts that load content put it into existing elements. Our
 * islands on such an element are restarted on the new content.
 */
export function createRenewals(view: PageWithIslands): (element: Element) => boolean {
  const insides = new WeakMap<Element, Element | null>();
  return (element) => {
    const before = insides.get(element);
    const now = insideOf(element);
    insides.set(element, now);
    if (before === undefined || before === now) return false;
    view.porticoIslands?.destroy(element);
    view.porticoIslands?.scan(element);
    return true;
  };
}

/** Its first child; the frame around it, if any, may have been kept. */
function insideOf(element: Element): Element | null {
  const frame = element.querySelector(':scope > .elementor-widget-container');
  return (frame ?? element).firstElementChild;
}
