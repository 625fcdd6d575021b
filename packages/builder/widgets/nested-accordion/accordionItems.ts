/** The widget's own items; nested accordions are separate. */
export function accordionItems(element: Element): HTMLDetailsElement[] {
  const accordion = element.querySelector('.e-n-accordion');
  return [...(accordion?.querySelectorAll<HTMLDetailsElement>(':scope > details.e-n-accordion-item') ?? [])];
}

export function summaryOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':scope > summary');
}
