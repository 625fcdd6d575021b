import type { Settings } from '../settings/read.ts';
import { type DrawnRule, drawnBefore, remember } from './drawnBefore.ts';
import { planOf } from './drawPlan.ts';
import { UNKNOWN } from './elementGlobals.ts';
import type { Entered } from './entered.ts';
import { isCleared } from './isCleared.ts';
import { isSameValue } from './isSameValue.ts';
import {
  type ControlOnDevice,
  type DrawPlan,
  knownOf,
  type NamedSetting,
  type PageDevices,
} from './knownTables.ts';
import { type CssValue, meaningOf, readValue } from './readValue.ts';
import type { StyleTable } from './styleTable.ts';
import { siteTypography } from './typography.ts';
import { withPictureBox } from './withPictureBoxes.ts';

/**
 * Generates the styles of an element's settings with a table. Iterates over what is set rather than the whole table, because
 * pages use little of it. Pages also repeat themselves, so recent results are reused.
 */
export function drawTable(table: StyleTable, entered: Entered, devices: PageDevices): readonly DrawnRule[] {
  const known = knownOf(table, devices);
  const plan = planOf(known, table, entered.shape);
  if (plan.steps.length === 0) return NOTHING;
  return (
    drawnBefore(known.last, entered, plan.names) ??
    remember(known.last, entered, plan.names, drawPlanned(plan, entered))
  );
}

const NOTHING: readonly DrawnRule[] = [];

function drawPlanned({ steps }: DrawPlan, entered: Entered): readonly DrawnRule[] {
  const rules: DrawnRule[] = [];
  for (const { device, controls } of steps) {
    const parts: PartOfElement[] = [];
    for (const control of controls)
      if (isMeant(control, entered.settings)) drawControl(control, entered, parts);
    for (const part of parts) {
      const css = written(part);
      if (css) rules.push({ device, part: part.part, css });
    }
  }
  return rules;
}

/** The declarations of a part, in the order in which their properties first occur. */
interface PartOfElement {
  readonly part: string;
  readonly properties: string[];
  readonly values: string[];
}

function written({ properties, values }: PartOfElement): string {
  let css = '';
  for (let at = 0; at < values.length; at += 1)
    if (values[at]) css += `${css && ';'}${properties[at]}:${values[at]}`;
  return css;
}

function isMeant({ conditions }: ControlOnDevice, settings: Settings): boolean {
  for (const { names, wanted } of conditions) {
    const value = valueEntered(names, settings);
    const text =
      typeof value === 'string' ? value : typeof value === 'number' ? String(value) : value ? '*' : '';
    if (!wanted.includes(text) && (text === '' || !wanted.includes('*'))) return false;
  }
  return true;
}

function valueEntered(names: readonly string[], settings: Settings): unknown {
  for (const name of names) {
    const value = settings[name];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

function drawControl(made: ControlOnDevice, entered: Entered, parts: PartOfElement[]): void {
  const { control } = made;
  if (control.kind === 'site-font') {
    addSiteFont(made, entered, parts);
    return;
  }
  const declared = declaredBy(made, entered);
  if (declared.length === 0) return;
  for (const name of control.parts) {
    const part = partOf(name, parts);
    for (let at = 0; at < declared.length; at += 2) declare(part, declared[at] ?? '', declared[at + 1] ?? '');
  }
}

/** Properties, each followed by its value. A value that stands alone is parsed once while elements repeat it. */
function declaredBy(made: ControlOnDevice, entered: Entered): readonly string[] {
  const { own, used } = made;
  const { references, covers } = entered.globals;
  const name = own.names[0] ?? own.name;
  const isOfSite = references.size > 0 && (references.has(name) || covers(own.name));
  if (isOfSite || used.length > 0 || own.tints.length > 0) return readAnew(made, entered);
  const value = entered.settings[name];
  if (!made.last || !isSameValue(made.last.value, value))
    made.last = { value, declared: readAnew(made, entered) };
  return made.last.declared;
}

function readAnew(made: ControlOnDevice, entered: Entered): string[] {
  const { control, own: setting, used, templates } = made;
  const own = cssValue(setting, entered, used.length === 0);
  if (own === null) return clearedBy(made, entered);
  const others = used.length === 0 ? NO_OTHERS : otherValues(used, entered);
  if (!others) return [];
  const meant = control.words && meaningOf(plain(own) ?? '', control.words);
  return typeof meant === 'object'
    ? Object.entries(meant).flat()
    : filled(templates, typeof meant === 'string' ? meant : null, own, others);
}

/** A narrower device inherits what is not set there. */
function clearedBy({ control, own: setting }: ControlOnDevice, { settings }: Entered): string[] {
  const { cleared } = control;
  const isOnDesktop = (setting.names[0] ?? setting.name) === control.setting;
  return cleared && isOnDesktop && isCleared(settings[control.setting]) ? Object.entries(cleared).flat() : [];
}

const NO_OTHERS: Readonly<Record<string, string>> = {};

/** The values of the settings in `uses`; undefined if one of them is missing. */
function otherValues(
  used: readonly NamedSetting[],
  entered: Entered,
): Readonly<Record<string, string>> | null {
  const others: Record<string, string> = {};
  for (const other of used) {
    const value = cssValue(other, entered, false);
    if (value === null) return null;
    const text = plain(value);
    const first = others[other.unknown ?? ''];
    if (text !== undefined) others[other.name] = first ? text.replace(UNKNOWN, () => first) : text;
  }
  return others;
}

function plain(value: CssValue): string | undefined {
  return typeof value === 'string' ? value : value[''];
}

function partOf(name: string, parts: PartOfElement[]): PartOfElement {
  for (const known of parts) if (known.part === name) return known;
  const made = { part: name, properties: [], values: [] };
  parts.push(made);
  return made;
}

function declare({ properties, values }: PartOfElement, property: string, value: string): void {
  const at = properties.indexOf(property);
  if (at >= 0) values[at] = value;
  else {
    properties.push(property);
    values.push(value);
  }
}

/** A value that stands alone only applies to its own device: the cascade passes it on to narrower ones. */
function cssValue(
  { kind, words, otherwise, name, names, tints }: NamedSetting,
  { settings, globals }: Entered,
  isAlone: boolean,
): CssValue | null {
  const last = isAlone ? 1 : names.length;
  const isCovered = globals.references.size > 0 && globals.covers(name);
  for (let at = 0; at < last; at += 1) {
    const full = names[at] ?? name;
    const reference = kind === 'color' ? globals.references.get(full) : undefined;
    if (reference) return reference;
    if (isCovered) continue;
    const entered = settings[full];
    if (entered === undefined) continue;
    const tint = tints.length > 0 ? globals.references.get(tints[at] ?? '') : undefined;
    const value = readValue(kind, entered, words, tint);
    if (value !== null) return value;
  }
  return otherwise === undefined || isAlone ? null : otherwise;
}

const PICTURES = 'background-image';

/** `word` is what the setting's own keyword becomes. */
function filled(
  templates: ControlOnDevice['templates'],
  word: string | null,
  own: CssValue,
  others: Readonly<Record<string, string>>,
): string[] {
  const declared: string[] = [];
  for (const { property, texts, names } of templates) {
    let css = texts[0] ?? '';
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] ?? '';
      const value =
        name === ''
          ? (word ?? plain(own))
          : ((typeof own === 'string' ? undefined : own[name]) ?? others[name]);
      if (value === undefined) return [];
      css += value + (texts[index + 1] ?? '');
    }
    declared.push(property, property === PICTURES ? withPictureBox(css) : css);
  }
  return declared;
}

function addSiteFont({ control, own }: ControlOnDevice, { globals }: Entered, parts: PartOfElement[]): void {
  const variable = globals.references.get(own.names[0] ?? own.name);
  if (!variable) return;
  for (const name of control.parts) {
    const part = partOf(name, parts);
    for (const [property, value] of Object.entries(siteTypography(variable)))
      if (value) declare(part, property, value);
  }
}
