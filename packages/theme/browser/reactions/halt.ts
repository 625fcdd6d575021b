/**
 * The click ends here: nothing further happens by itself, and nobody above hears of it. Those who listen on the element
 * itself still do, as they would if we listened there too.
 */
export function halt(event: Event, element: Element): void {
  event.preventDefault();
  element.addEventListener(event.type, (same) => same.stopPropagation(), { once: true });
}
