import { type Breakpoint, DEFAULT_BREAKPOINTS, DESKTOP } from '@portico/kernel/dom';
import { classCss } from '../model/atomic/atomicStyles.ts';
import { interactionCss } from '../model/atomic/interactionCss.ts';
import type { PageDocument } from '../model/document/PageDocument.ts';
import type { Settings } from '../model/settings/read.ts';
import { cleanCss, type Scope } from '../model/styles/cleanCss.ts';
import { drawTable } from '../model/styles/drawTable.ts';
import { elementGlobals } from '../model/styles/elementGlobals.ts';
import { hiddenRules } from '../model/styles/hiddenRules.ts';
import { type PageDevices, pageDevices } from '../model/styles/knownTables.ts';
import { sheetCss } from '../model/styles/sheetCss.ts';
import type { StyleTable } from '../model/styles/styleTable.ts';
import { pageTable } from '../model/styles/tables/pageTable.ts';
import { type BuilderElement, isPageType } from '../wire/public.ts';
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
  addTables(sheets, [pageTable], document.settings, wholeOf(document), devices);
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
  addTables(sheets, tablesOf(element), element.settings, selector, devices);
  if (element.interactions !== undefined)
    for (const [device, css] of sheets)
      css.push(interactionCss(selector, element.interactions, device, device === DESKTOP));
  if (!element.styles) return;
  for (const [device, css] of sheets)
    for (const [id, style] of Object.entries(element.styles))
      css.push(classCss(`.elementor-${document.id}`, id, style, device));
}

function addTables(
  sheets: ReadonlyMap<string, string[]>,
  tables: readonly StyleTable[],
  settings: Settings,
  selector: string,
  devices: PageDevices,
): void {
  const entered = { settings, globals: elementGlobals(settings) };
  for (const table of tables)
    for (const { device, part, css } of drawTable(table, entered, devices))
      addRule(sheets.get(device) ?? [], `${selector}${part}{`, css);
}

/** A rule, or more of the one before where that is about the same. */
function addRule(sheet: string[], head: string, declarations: string): void {
  const before = sheet.at(-1);
  if (before?.startsWith(head)) sheet[sheet.length - 1] = `${before.slice(0, -1)};${declarations}}`;
  else sheet.push(`${head}${declarations}}`);
}

/** Pages are as large as the window; what is a part of them is as large as it is. */
function wholeOf({ id, type }: PageDocument): string {
  return isPageType(type) ? `body.elementor-page-${id}` : `.elementor.elementor-${id}`;
}
