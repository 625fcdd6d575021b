import type { NestedAccordionProps } from './NestedAccordionProps.ts';

/** Reads a nested accordion out of its markup; `null` when there is none in it. */
export function adoptNestedAccordion(element: Element): NestedAccordionProps | null {
  const items = accordionItems(element);
  if (items.length === 0) return null;
  return {
    items: items.map((item) => ({
      itemId: item.id,
      title: item.querySelector(':scope > summary .e-n-accordion-item-title-text')?.innerHTML ?? '',
      icons: item.querySelector(':scope > summary > .e-n-accordion-item-title-icon')?.innerHTML ?? '',
    })),
    openItems: items.flatMap((item, index) => (item.open ? [index] : [])),
  };
}

/** The widget's own items; an accordion inside one of them is somebody else's. */
export function accordionItems(element: Element): HTMLDetailsElement[] {
  const accordion = element.querySelector('.e-n-accordion');
  return [...(accordion?.querySelectorAll<HTMLDetailsElement>(':scope > details.e-n-accordion-item') ?? [])];
}

export function summaryOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':scope > summary');
}
