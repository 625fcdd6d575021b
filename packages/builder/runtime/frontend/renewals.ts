import type { Islands } from '@portico/kernel/islands';

/** Where boot keeps what it has brought to life. */
type PageWithIslands = Window & { porticoIslands?: Pick<Islands, 'destroy' | 'scan'> };

/**
 * Tells whether an element holds something else than when it was last told of: scripts that fetch content put it into
 * elements that stay. What of ours lives on such an element is started anew, on what is there now.
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

/** Its first part; the frame around the parts, where there is one, may have been kept. */
function insideOf(element: Element): Element | null {
  const frame = element.querySelector(':scope > .elementor-widget-container');
  return (frame ?? element).firstElementChild;
}
