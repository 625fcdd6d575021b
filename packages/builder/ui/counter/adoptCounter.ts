import type { CounterProps } from './CounterProps.ts';

/** Where the markup names no duration. */
const DEFAULT_DURATION_MS = 500;

/** Reads a counter out of its markup; `null` when there is none in it. */
export function adoptCounter(element: Element): CounterProps | null {
  const counter = element.querySelector('.elementor-counter');
  const number = numberElement(element);
  if (!counter || !number) return null;
  const { duration, toValue, fromValue, delimiter } = number.dataset;
  return {
    title: counter.querySelector('.elementor-counter-title')?.innerHTML ?? '',
    prefix: counter.querySelector('.elementor-counter-number-prefix')?.textContent ?? '',
    suffix: counter.querySelector('.elementor-counter-number-suffix')?.textContent ?? '',
    from: fromValue ?? (number.textContent || '0'),
    to: toValue ?? number.textContent,
    durationMs: duration ? Number(duration) : DEFAULT_DURATION_MS,
    delimiter: delimiter ?? '',
  };
}

export function numberElement(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-counter .elementor-counter-number');
}
