/** Height of the handles above an element. */
const HANDLES_PX = 25;

/** At the very top of the page there is no room above: handles there go inside. */
export function placeHandles(page: Document): void {
  const boxes = [
    ...page.querySelectorAll<HTMLElement>('[data-element_type="section"], [data-element_type="container"]'),
  ];
  // All are read before any is changed, so that there is only one layout.
  const inside = boxes.map(
    (box) => !box.parentElement?.closest('.elementor-element') && box.offsetTop < HANDLES_PX,
  );
  for (const [index, box] of boxes.entries())
    box.classList.toggle('e-handles-inside', inside[index] === true);
}
