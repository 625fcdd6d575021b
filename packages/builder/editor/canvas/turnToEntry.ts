/** Shows a tab or opens an item of a version 4 element on the canvas, once it is rendered. */
export function turnToEntry(page: Document, elementId: string, index: number): void {
  page.defaultView?.requestAnimationFrame(() => {
    const whole = page.querySelector(`.elementor-element-${CSS.escape(elementId)}`);
    whole?.dispatchEvent(new CustomEvent(TURN, { detail: index }));
    const items =
      whole?.querySelectorAll<HTMLDetailsElement>('details[data-e-type="e-accordion-item"]') ?? [];
    const item = [...items].filter(
      (one) => one.parentElement?.closest('[data-e-type="e-accordion"]') === whole,
    )[index];
    if (item) item.open = true;
  });
}

/** Event that tells tabs which one to show. */
export const TURN = 'portico-turn';
