/** The titles that must be open for an element to be visible, outermost first. A title stands for its own item. */
export function titlesAround(target: Element): HTMLElement[] {
  const titles = new Set<HTMLElement>();
  for (let at: Element | null = target; at; at = at.parentElement) {
    const title = titleOf(at);
    if (title) titles.add(title);
  }
  return [...titles].reverse();
}

const TITLES = '.elementor-tab-title, .e-n-tab-title, .e-n-accordion-item-title';
const PANELS = '.elementor-tab-content, .e-n-tabs-content > *';

function titleOf(element: Element): HTMLElement | null {
  if (element.matches('.e-n-accordion-item')) return element.querySelector('summary');
  if (element.matches(TITLES)) return element as HTMLElement;
  if (!element.id || !element.matches(PANELS)) return null;
  return element.ownerDocument.querySelector(`[aria-controls="${CSS.escape(element.id)}"]`);
}
