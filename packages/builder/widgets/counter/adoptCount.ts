import type { CounterProps } from './CounterProps.ts';

/** Where the markup names no duration. */
const DEFAULT_DURATION_MS = 500;

/** The part of a counter that moves. */
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
