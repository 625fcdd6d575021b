import { type Breakpoint, DEFAULT_BREAKPOINTS, DESKTOP } from '@portico/kernel/dom';
import { classCss } from '../model/atomic/atomicStyles.ts';
import { interactionCss } from '../model/atomic/interactionCss.ts';
import type { PageDocument } from '../model/document/PageDocument.ts';
import type { Settings } from '../model/settings/read.ts';
import { cleanCss, type Scope } from '../model/styles/cleanCss.ts';
import { drawTable, type PageDevices, pageDevices } from '../model/styles/drawTable.ts';
import { hiddenRules } from '../model/styles/hiddenRules.ts';
import { ruleCss, sheetCss } from '../model/styles/sheetCss.ts';
import type { BuilderElement } from '../wire/public.ts';
import { tablesOf } from './tablesOf.ts';

/**
 * Everything that the settings of a page say about looks, as one sheet: the page's markup carries no style attribute,
 * which the content-security-policy would refuse.
 */
export function documentStyles(
  document: PageDocument,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): string {
  const devices = pageDevices(active);
  const sheets = new Map<string, string[]>([...devices.chain.keys()].map((device) => [device, []]));
  const own = `.elementor-${document.id}`;
  const last: string[] = [];
  const visit = (element: BuilderElement): void => {
    const selector = `${own} .elementor-element.elementor-element-${element.id}`;
    addElement(sheets, document, element, selector, devices);
    last.push(
      hiddenRules(selector, element.settings, active),
      written(element.settings, { self: selector, before: `${own} ` }),
    );
    element.elements.forEach(visit);
  };
  document.elements.forEach(visit);
  last.push(written(document.settings, { self: own, before: `${own} ` }));
  return sheetCss(active, (device) => (sheets.get(device) ?? []).join('')) + last.join('');
}

/** What its author wrote as CSS. It comes last, so that it counts more than the settings. */
function written({ custom_css: css }: Settings, scope: Scope): string {
  return typeof css === 'string' && css ? cleanCss(css, scope) : '';
}

function addElement(
  sheets: ReadonlyMap<string, string[]>,
  document: PageDocument,
  element: BuilderElement,
  selector: string,
  devices: PageDevices,
): void {
  for (const table of tablesOf(element))
    for (const [device, rules] of drawTable(table, element.settings, devices))
      for (const rule of rules) sheets.get(device)?.push(ruleCss(selector, rule));
  if (element.interactions !== undefined)
    for (const [device, css] of sheets)
      css.push(interactionCss(selector, element.interactions, device, device === DESKTOP));
  if (!element.styles) return;
  for (const [device, css] of sheets)
    for (const [id, style] of Object.entries(element.styles))
      css.push(classCss(`.elementor-${document.id}`, id, style, device));
}
