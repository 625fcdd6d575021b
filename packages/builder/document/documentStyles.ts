import { type Breakpoint, DEFAULT_BREAKPOINTS, DESKTOP } from '@portico/kernel/dom';
import type { BuilderElement } from '../protocol.ts';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import type { PageDocument } from './PageDocument.ts';
import { boxStyle } from './styles/boxStyle.ts';
import type { ElementStyle, StyleRule } from './styles/StyleRule.ts';
import { columnStyle, containerStyle, sectionStyle } from './styles/structureStyles.ts';
import { widgetOf } from './widgets.ts';

/**
 * Everything that the settings of a page say about looks, as one sheet: the page's markup carries no style attribute,
 * which the content-security-policy would refuse. Narrower devices come later and so inherit from wider ones.
 */
export function documentStyles(
  document: PageDocument,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): string {
  const elements = flatten(document.elements);
  return mediaInOrder(active)
    .map(({ device, query }) => {
      const rules = elements.map((element) => elementCss(document, element, device)).join('');
      return query && rules ? `@media ${query}{${rules}}` : rules;
    })
    .join('');
}

function elementCss(document: PageDocument, element: BuilderElement, device: string): string {
  const read = (name: string): unknown => element.settings[deviceSettingName(name, device)];
  const selector = `.elementor-${document.id} .elementor-element.elementor-element-${element.id}`;
  return stylesOf(element)
    .flatMap((style) => style(read, device))
    .map((rule) => ruleCss(selector, rule))
    .join('');
}

function stylesOf(element: BuilderElement): readonly ElementStyle[] {
  switch (element.elType) {
    case 'container':
      return [boxStyle(''), containerStyle];
    case 'section':
      return [boxStyle(''), sectionStyle];
    case 'column':
      return [boxStyle(''), columnStyle];
    case 'widget': {
      const own = widgetOf(element)?.style;
      return own ? [boxStyle('_'), own] : [boxStyle('_')];
    }
  }
}

function ruleCss(selector: string, { part = '', declarations }: StyleRule): string {
  const body = Object.entries(declarations)
    .filter(([, value]) => value)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
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

function flatten(elements: readonly BuilderElement[]): BuilderElement[] {
  return elements.flatMap((element) => [element, ...flatten(element.elements)]);
}
