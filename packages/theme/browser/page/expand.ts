/** Sets `aria-expanded` to whether what an element opens is open. */
export function expand(element: Element | null, isOpen: boolean): void {
  element?.setAttribute('aria-expanded', `${isOpen}`);
}
