import { DESKTOP } from '@portico/kernel/dom';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { shadowColorName } from '../settings/shadowColorName.ts';
import {
  type DrawnRule,
  type Entered,
  type KnownTable,
  knownOf,
  type Meant,
  type PageDevices,
  sameBefore,
} from './knownTables.ts';
import { type CssValue, meaningOf, readValue } from './readValue.ts';
import type { ReadyControl, StyleTable } from './styleTable.ts';
import { siteTypography } from './typography.ts';

type Declarations = Map<string, string>;

/**
 * Draws the settings of an element with a table. Goes by what was entered, not by what could have been: pages enter little of
 * what the tables know. And they enter the same again and again: what was drawn once on a page is not drawn anew.
 */
export function drawTable(table: StyleTable, entered: Entered, devices: PageDevices): readonly DrawnRule[] {
  const known = knownOf(table, devices);
  const meant: Meant[] = [];
  const same = sameBefore(known, table, entered, devices, meant);
  if (meant.length === 0) return NOTHING;
  same.rules ??= drawMeant(known, table, entered, devices, meant);
  return same.rules;
}

const NOTHING: readonly DrawnRule[] = [];

interface Reader extends Entered {
  readonly wider: readonly string[];
}

function drawMeant(
  { marks }: KnownTable,
  table: StyleTable,
  entered: Entered,
  { chain }: PageDevices,
  meant: readonly Meant[],
): readonly DrawnRule[] {
  const marked = new Set<string>();
  for (const { device, places } of meant) {
    const own = marks.get(device);
    if (own) for (const place of places) own[place] = 1;
    if (places.length > 0) marked.add(device);
  }
  const rules: DrawnRule[] = [];
  for (const device of marked) {
    const own = marks.get(device) ?? new Uint8Array();
    const reader = { ...entered, wider: chain.get(device) ?? [] };
    const parts = new Map<string, Declarations>();
    for (let place = 0; place < own.length; place += 1) {
      if (own[place] === 0) continue;
      own[place] = 0;
      const control = table.controls[place];
      if (control && isMeant(control, reader)) drawControl(control, reader, parts);
    }
    for (const [part, declarations] of parts) {
      const css = written(declarations);
      if (css) rules.push({ device, part, css });
    }
  }
  return rules;
}

function written(declarations: Declarations): string {
  let css = '';
  for (const [property, value] of declarations) if (value) css += `${css && ';'}${property}:${value}`;
  return css;
}

function isMeant({ conditions }: ReadyControl, reader: Reader): boolean {
  for (const [name, wanted] of conditions) {
    const value = valueEntered(name, reader);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : value ? '*' : '';
    if (!wanted.includes(text) && (text === '' || !wanted.includes('*'))) return false;
  }
  return true;
}

function valueEntered(name: string, { settings, wider }: Reader): unknown {
  for (const device of wider) {
    const value = settings[deviceSettingName(name, device)];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

function drawControl(control: ReadyControl, reader: Reader, parts: Map<string, Declarations>): void {
  const { words, used } = control;
  if (control.kind === 'site-font') {
    addSiteFont(control, reader, parts);
    return;
  }
  const own = cssValue(control.setting, control, reader, used.length === 0);
  if (own === null) return;
  const others = used.length === 0 ? NO_OTHERS : otherValues(used, reader);
  if (!others) return;
  const meant = words && meaningOf(plain(own) ?? '', words);
  const templates = reader.wider[0] === 'mobile' ? control.phoneTemplates : control.templates;
  for (const part of control.parts) {
    const declarations = declarationsOf(part, parts);
    if (typeof meant === 'object')
      for (const property in meant) declarations.set(property, meant[property] ?? '');
    else fill(declarations, templates, typeof meant === 'string' ? meant : null, own, others);
  }
}

const NO_OTHERS: Readonly<Record<string, string>> = {};

/** What the settings beside it say; nothing where one of them is missing. */
function otherValues(used: ReadyControl['used'], reader: Reader): Readonly<Record<string, string>> | null {
  const others: Record<string, string> = {};
  for (const [name, other] of used) {
    const value = cssValue(name, other, reader, false);
    if (value === null) return null;
    const text = plain(value);
    if (text !== undefined) others[name] = text;
  }
  return others;
}

function plain(value: CssValue): string | undefined {
  return typeof value === 'string' ? value : value[''];
}

function declarationsOf(part: string, parts: Map<string, Declarations>): Declarations {
  const known = parts.get(part);
  if (known) return known;
  const made: Declarations = new Map();
  parts.set(part, made);
  return made;
}

type Readable = Pick<ReadyControl, 'kind' | 'words' | 'otherwise'>;

/** A value that stands alone counts on its own device only: the sheet hands it down to narrower ones by itself. */
function cssValue(
  name: string,
  { kind, words, otherwise }: Readable,
  { settings, globals, wider }: Reader,
  isAlone: boolean,
): CssValue | null {
  const last = isAlone ? 1 : wider.length;
  const isCovered = globals.references.size > 0 && globals.covers(name);
  for (let at = 0; at < last; at += 1) {
    const full = deviceSettingName(name, wider[at] ?? DESKTOP);
    const reference = kind === 'color' ? globals.references.get(full) : undefined;
    if (reference) return reference;
    if (isCovered) continue;
    const hasColor = kind === 'box-shadow' || kind === 'text-shadow';
    const tint = hasColor ? globals.references.get(shadowColorName(full)) : undefined;
    const value = readValue(kind, settings[full], words, tint);
    if (value !== null) return value;
  }
  return otherwise === undefined || isAlone ? null : otherwise;
}

/** `word` is what the setting's own value is written as, where it is one of a few. */
function fill(
  declarations: Declarations,
  templates: ReadyControl['templates'],
  word: string | null,
  own: CssValue,
  others: Readonly<Record<string, string>>,
): void {
  for (const { property, texts, names } of templates) {
    let css = texts[0] ?? '';
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] ?? '';
      const value =
        name === ''
          ? (word ?? plain(own))
          : ((typeof own === 'string' ? undefined : own[name]) ?? others[name]);
      if (value === undefined) return;
      css += value + (texts[index + 1] ?? '');
    }
    declarations.set(property, css);
  }
}

function addSiteFont(
  { setting, parts: names }: ReadyControl,
  { globals, wider }: Reader,
  parts: Map<string, Declarations>,
): void {
  const [device = DESKTOP] = wider;
  const variable = globals.references.get(deviceSettingName(setting, device));
  if (!variable) return;
  for (const name of names) {
    const declarations = declarationsOf(name, parts);
    for (const [property, value] of Object.entries(siteTypography(variable)))
      if (value) declarations.set(property, value);
  }
}
