/**
 * Stops the click: no default action, and no propagation. Other listeners on the element itself still run, as they would if we
 * listened there too.
 */
export function halt(event: Event, element: Element): void {
  event.preventDefault();
  element.addEventListener(event.type, (same) => same.stopPropagation(), { once: true });
}
