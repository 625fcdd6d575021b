import type { AlertProps } from './AlertProps.ts';

/** Reads an alert out of its markup; `null` when there is none in it. */
export function adoptAlert(element: Element): AlertProps | null {
  const alert = element.querySelector('.elementor-alert');
  if (!alert) return null;
  return {
    title: alert.querySelector(':scope > .elementor-alert-title')?.innerHTML ?? '',
    description: alert.querySelector(':scope > .elementor-alert-description')?.innerHTML ?? '',
    dismissLabel: dismissButton(element)?.getAttribute('aria-label') ?? null,
  };
}

export function dismissButton(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-alert > .elementor-alert-dismiss');
}
