import { adoptCount, numberElement } from './adoptCount.ts';
import type { CounterProps } from './CounterProps.ts';

/** Reads a counter out of its markup; `null` when there is none in it. */
export function adoptCounter(element: Element): CounterProps | null {
  const counter = element.querySelector('.elementor-counter');
  const number = numberElement(element);
  if (!counter || !number) return null;
  return {
    title: counter.querySelector('.elementor-counter-title')?.innerHTML ?? '',
    prefix: counter.querySelector('.elementor-counter-number-prefix')?.textContent ?? '',
    suffix: counter.querySelector('.elementor-counter-number-suffix')?.textContent ?? '',
    ...adoptCount(number),
  };
}
