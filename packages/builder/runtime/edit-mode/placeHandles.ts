/** The height of the handles that stand above an element. */
const HANDLES_PX = 25;

/** At the very top of the page there is no room above: the handles of what stands there go inside. */
export function placeHandles(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(
    '[data-element_type="section"], [data-element_type="container"]',
  )) {
    const isOutermost = !element.parentElement?.closest('.elementor-element');
    element.classList.toggle('e-handles-inside', isOutermost && element.offsetTop < HANDLES_PX);
  }
}
