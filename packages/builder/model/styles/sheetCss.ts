import { type Breakpoint, DESKTOP } from '@portico/kernel/dom';
import type { StyleRule } from './StyleRule.ts';

/** The same rules for every device, each in its media query. Narrower devices come later, and so inherit from wider ones. */
export function sheetCss(active: readonly Breakpoint[], rulesOn: (device: string) => string): string {
  let css = '';
  for (const { device, query } of mediaInOrder(active)) {
    const rules = rulesOn(device);
    css += query && rules ? `@media ${query}{${rules}}` : rules;
  }
  return css;
}

export function ruleCss(selector: string, { part = '', declarations }: StyleRule): string {
  let body = '';
  for (const property in declarations) {
    const value = declarations[property];
    if (value) body += `${body && ';'}${property}:${value}`;
  }
  return body && `${selector}${part}{${body}}`;
}

function mediaInOrder(active: readonly Breakpoint[]): { device: string; query?: string }[] {
  const of = (direction: Breakpoint['direction']): Breakpoint[] =>
    active.filter((entry) => entry.direction === direction);
  const narrowing = of('max').sort((a, b) => b.value - a.value);
  const widening = of('min').sort((a, b) => a.value - b.value);
  return [
    { device: DESKTOP },
    ...[...narrowing, ...widening].map(({ device, direction, value }) => ({
      device,
      query: `(${direction}-width:${value}px)`,
    })),
  ];
}
