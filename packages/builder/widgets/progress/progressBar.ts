export function progressBar(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-progress-wrapper > .elementor-progress-bar');
}

/** Limited to 100. */
export function percentOf(value: unknown): number {
  const percent = Number(value);
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
