import type { CounterProps } from './CounterProps.ts';

/** If the markup has no duration. */
const DEFAULT_DURATION_MS = 500;

/** The animated part of a counter. */
type Count = Pick<CounterProps, 'from' | 'to' | 'durationMs' | 'delimiter'>;

export function adoptCount({ dataset, textContent }: HTMLElement): Count {
  const { duration, toValue, fromValue, delimiter } = dataset;
  return {
    from: fromValue ?? (textContent || '0'),
    to: toValue ?? textContent,
    durationMs: duration ? Number(duration) : DEFAULT_DURATION_MS,
    delimiter: delimiter ?? '',
  };
}

export function numberElement(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-counter .elementor-counter-number');
}
