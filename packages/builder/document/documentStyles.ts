import { type Breakpoint, DEFAULT_BREAKPOINTS, DESKTOP } from '@portico/kernel/dom';
import { classCss } from '../model/atomic/atomicStyles.ts';
import { interactionCss } from '../model/atomic/interactionCss.ts';
import { sharedLooks } from '../model/atomic/sharedLooks.ts';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { bringsElementorLook } from '../model/document/pageLook.ts';
import { popupSettings } from '../model/popups/popupSettings.ts';
import { rowsOf, type Settings } from '../model/settings/read.ts';
import { cleanCss, type Scope } from '../model/styles/cleanCss.ts';
import { drawTable } from '../model/styles/drawTable.ts';
import { enteredBy } from '../model/styles/entered.ts';
import { hiddenRules, hideNames } from '../model/styles/hiddenRules.ts';
import { type PageDevices, pageDevices } from '../model/styles/knownTables.ts';
import { motionCss } from '../model/styles/motionCss.ts';
import { sheetCss } from '../model/styles/sheetCss.ts';
import type { StyleTable } from '../model/styles/styleTable.ts';
import { pageTable } from '../model/styles/tables/pageTable.ts';
import { popupTable } from '../model/styles/tables/popupTable.ts';
import { usualFonts } from '../model/styles/usualFonts.ts';
import { withPictureBoxes } from '../model/styles/withPictureBoxes.ts';
import { noteTextRules } from '../model/texts/drawnTexts.ts';
import { type TextRules, textRulesCss } from '../model/texts/textStyles.ts';
import { type BuilderElement, isPageType, POPUP_TYPE, popupId } from '../wire/public.ts';
import { tablesOf } from './tablesOf.ts';
import { widgetOf } from './widgets.ts';

/**
 * All styles from a page's settings as one sheet: the markup has no style attributes, which the content-security-policy would
 * block. `classes` are the site's.
 */
export function documentStyles(
  document: PageDocument,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
  classes?: unknown,
): string {
  const devices = pageDevices(active);
  const sheets: Sheets = new Map([...devices.chain.keys()].map((device) => [device, emptySheet()]));
  const own = `.elementor-${document.id}`;
  const last: string[] = [];
  const hide = hideNames(active);
  const texts: TextRules = new Map();
  const shared = sharedLooks(own, classes);
  const isPopup = document.type === POPUP_TYPE;
  const [table, settings] = isPopup
    ? [popupTable, popupSettings(document.settings)]
    : [pageTable, document.settings];
  addTables(sheets, [table], settings, wholeOf(document), devices);
  const visit = (element: BuilderElement): void => {
    const selector = `${own} .elementor-element.elementor-element-${element.id}`;
    addElement(sheets, document, element, selector, devices);
    shared.note(element);
    last.push(
      hiddenRules(selector, element.settings, active, hide),
      written(element.settings, { self: selector, before: `${own} `, whole: wholeOf(document) }),
    );
    if (element.elType === 'widget') noteTextRules(element.settings, texts);
    element.elements.forEach(visit);
  };
  document.elements.forEach(visit);
  const self = isPopup ? wholeOf(document) : own;
  last.push(written(document.settings, { self, before: `${self} `, whole: wholeOf(document) }));
  const fonts = bringsElementorLook(document.settings) ? usualFonts(own) : '';
  const drawn =
    sheetCss(active, (device) => withPictureBoxes(shared.css(device)) + cssOf(sheets.get(device))) +
    withPictureBoxes(textRulesCss(texts));
  return fonts + drawn + last.join('');
}

/** The author's own CSS. Comes last, so that it overrides the settings. */
function written({ custom_css: css }: Settings, scope: Scope): string {
  return typeof css === 'string' && css ? cleanCss(css, scope) : '';
}

function addElement(
  sheets: Sheets,
  document: PageDocument,
  element: BuilderElement,
  selector: string,
  devices: PageDevices,
): void {
  addTables(sheets, tablesOf(element), element.settings, selector, devices);
  addRows(sheets, element, selector, devices);
  const widest = sheets.get(DESKTOP);
  if (widest) addCss(widest, motionCss(selector, element.settings));
  if (element.interactions !== undefined)
    for (const [device, sheet] of sheets)
      addCss(sheet, interactionCss(selector, element, device, device === DESKTOP));
  if (!element.styles) return;
  for (const [device, sheet] of sheets)
    for (const [id, style] of Object.entries(element.styles))
      addCss(sheet, withPictureBoxes(classCss(`.elementor-${document.id}`, id, style, device)));
}

function addRows(sheets: Sheets, element: BuilderElement, selector: string, devices: PageDevices): void {
  const own = element.elType === 'widget' ? widgetOf(element)?.rowStyle : undefined;
  if (!own) return;
  for (const [index, row] of rowsOf(element.settings[own.rows]).entries())
    addTables(
      sheets,
      [own.style],
      row,
      `${selector}${own.part.replace('{row}', String(index + 1))}`,
      devices,
    );
}

function addTables(
  sheets: Sheets,
  tables: readonly StyleTable[],
  settings: Settings,
  selector: string,
  devices: PageDevices,
): void {
  const entered = enteredBy(settings, devices.lately);
  for (const table of tables)
    for (const { device, part, css } of drawTable(table, entered, devices)) {
      const sheet = sheets.get(device);
      if (sheet) addRule(sheet, selector, part, css);
    }
}

type Sheets = ReadonlyMap<string, Sheet>;

/** What was written for a device so far. Its last rule can be extended while its subject is known. */
interface Sheet {
  css: string;
  selector: string;
  part: string | null;
}

function emptySheet(): Sheet {
  return { css: '', selector: '', part: null };
}

/** Adds a rule, or extends the previous one if it has the same subject. */
function addRule(sheet: Sheet, selector: string, part: string, declarations: string): void {
  if (sheet.part === part && sheet.selector === selector) {
    sheet.css += `;${declarations}`;
    return;
  }
  close(sheet);
  sheet.css += `${selector}${part}{${declarations}`;
  sheet.selector = selector;
  sheet.part = part;
}

function addCss(sheet: Sheet, css: string): void {
  close(sheet);
  sheet.css += css;
}

function close(sheet: Sheet): void {
  if (sheet.part !== null) sheet.css += '}';
  sheet.part = null;
}

function cssOf(sheet: Sheet | undefined): string {
  if (!sheet) return '';
  close(sheet);
  return sheet.css;
}

/** Pages are as large as the viewport; parts of a page have their own size. */
function wholeOf({ id, type }: PageDocument): string {
  if (type === POPUP_TYPE) return `#${popupId(id)}`;
  return isPageType(type) ? `body.elementor-page-${id}` : `.elementor.elementor-${id}`;
}
