import { type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import type { BuilderElement } from '../protocol.ts';
import { classCss } from './atomic/atomicStyles.ts';
import type { PageDocument } from './PageDocument.ts';
import { boxStyle } from './styles/boxStyle.ts';
import type { ElementStyle } from './styles/StyleRule.ts';
import { settingReader } from './styles/settingReader.ts';
import { ruleCss, sheetCss } from './styles/sheetCss.ts';
import { columnStyle, containerStyle, sectionStyle } from './styles/structureStyles.ts';
import { widgetOf } from './widgets.ts';

/**
 * Everything that the settings of a page say about looks, as one sheet: the page's markup carries no style attribute,
 * which the content-security-policy would refuse.
 */
export function documentStyles(
  document: PageDocument,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): string {
  const elements = flatten(document.elements);
  return sheetCss(active, (device) =>
    elements.map((element) => elementCss(document, element, device)).join(''),
  );
}

function elementCss(document: PageDocument, element: BuilderElement, device: string): string {
  const read = settingReader(element.settings, device);
  const selector = `.elementor-${document.id} .elementor-element.elementor-element-${element.id}`;
  const own = stylesOf(element)
    .flatMap((style) => style(read, device))
    .map((rule) => ruleCss(selector, rule));
  const classes = Object.entries(element.styles ?? {}).map(([id, style]) =>
    classCss(`.elementor-${document.id}`, id, style, device),
  );
  return [...own, ...classes].join('');
}

function stylesOf(element: BuilderElement): readonly ElementStyle[] {
  switch (element.elType) {
    case 'container':
      return [boxStyle(''), containerStyle];
    case 'section':
      return [boxStyle(''), sectionStyle];
    case 'column':
      return [boxStyle(''), columnStyle];
    case 'e-div-block':
    case 'e-flexbox':
      return [];
    case 'widget': {
      const own = widgetOf(element)?.style;
      return own ? [boxStyle('_'), own] : [boxStyle('_')];
    }
  }
}

function flatten(elements: readonly BuilderElement[]): BuilderElement[] {
  return elements.flatMap((element) => [element, ...flatten(element.elements)]);
}
