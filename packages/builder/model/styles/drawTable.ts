import { type Breakpoint, DESKTOP } from '@portico/kernel/dom';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import type { Settings } from '../settings/read.ts';
import { shadowColorName } from '../settings/shadowColorName.ts';
import { elementGlobals, type Globals } from './elementGlobals.ts';
import { type CssValue, meaningOf, readValue } from './readValue.ts';
import type { StyleRule } from './StyleRule.ts';
import type { ReadyControl, StyleTable } from './styleTable.ts';
import { siteTypography } from './typography.ts';

/** The rules that an element's settings ask for, by device. */
export type DeviceRules = ReadonlyMap<string, readonly StyleRule[]>;

/**
 * Draws the settings of an element with a table. Goes by what was entered, not by what could have been: pages enter
 * little of what the tables know.
 */
export function drawTable(table: StyleTable, settings: Settings, devices: PageDevices): DeviceRules {
  const globals = elementGlobals(settings);
  const rules = new Map<string, StyleRule[]>();
  for (const [device, places] of drawnControls(table, settings, globals, devices)) {
    const reader = { settings, globals, wider: devices.chain.get(device) ?? [] };
    const parts = new Map<string, Declarations>();
    let last = -1;
    for (const place of places.length > 1 ? places.sort(ascending) : places) {
      const control = place === last ? undefined : table.controls[place];
      last = place;
      if (control && isMeant(control, reader)) drawControl(control, reader, parts);
    }
    if (parts.size > 0)
      rules.set(
        device,
        [...parts].map(([part, declarations]) => ({ part, declarations })),
      );
  }
  return rules;
}

type Declarations = Record<string, string | null | undefined>;

const ascending = (a: number, b: number): number => a - b;

/** The devices of a page, and which control of which device a setting's name means. */
export interface PageDevices {
  /** Each device with itself and those that it takes its values from, the nearest first. */
  readonly chain: ReadonlyMap<string, readonly string[]>;
  /** Pages use the same few names over and over. */
  readonly meant: Map<StyleTable, Map<string, Meant | null>>;
}

interface Meant {
  readonly device: string;
  readonly places: readonly number[];
}

export function pageDevices(active: readonly Breakpoint[]): PageDevices {
  const narrowing = active.filter(({ direction }) => direction === 'max').sort((a, b) => b.value - a.value);
  const chain = new Map<string, readonly string[]>([[DESKTOP, [DESKTOP]]]);
  let wider: readonly string[] = [DESKTOP];
  for (const { device } of narrowing) {
    wider = [device, ...wider];
    chain.set(device, wider);
  }
  for (const { device, direction } of active) if (direction === 'min') chain.set(device, [device, DESKTOP]);
  return { chain, meant: new Map() };
}

interface Reader {
  readonly settings: Settings;
  readonly globals: Globals;
  readonly wider: readonly string[];
}

function drawnControls(
  table: StyleTable,
  settings: Settings,
  globals: Globals,
  devices: PageDevices,
): Map<string, number[]> {
  const drawn = new Map<string, number[]>();
  const known = devices.meant.get(table) ?? new Map<string, Meant | null>();
  devices.meant.set(table, known);
  const add = (name: string): void => {
    let meant = known.get(name);
    if (meant === undefined) {
      meant = meantBy(name, table, devices);
      known.set(name, meant);
    }
    if (!meant) return;
    const places = drawn.get(meant.device);
    if (places) places.push(...meant.places);
    else drawn.set(meant.device, [...meant.places]);
  };
  for (const name in settings) add(name);
  for (const name of globals.references.keys()) add(name);
  return drawn;
}

function meantBy(name: string, { drawnBy }: StyleTable, { chain }: PageDevices): Meant | null {
  const places = drawnBy.get(name);
  if (places) return { device: DESKTOP, places };
  for (const device of chain.keys()) {
    const own = name.endsWith(`_${device}`) && drawnBy.get(name.slice(0, -device.length - 1));
    if (own) return { device, places: own };
  }
  return null;
}

function isMeant({ conditions }: ReadyControl, reader: Reader): boolean {
  return conditions.every(([name, wanted]) => {
    const value = entered(name, reader);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : value ? '*' : '';
    return wanted.includes(text) || (text !== '' && wanted.includes('*'));
  });
}

function entered(name: string, { settings, wider }: Reader): unknown {
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
  const templates = reader.wider[0] === 'mobile' ? control.phoneTemplates : control.templates;
  const own = cssValue(control.setting, control, reader, used.length === 0);
  if (!own) return;
  const others: Record<string, CssValue> = {};
  for (const [name, other] of used) {
    const value = cssValue(name, other, reader, false);
    if (!value) return;
    others[name] = value;
  }
  const declared = written(own, words);
  for (const part of control.parts) {
    const declarations = declarationsOf(part, parts);
    if (declared) Object.assign(declarations, declared);
    else fill(declarations, templates, (name) => own[name] ?? others[name]?.[''], words);
  }
}

function declarationsOf(part: string, parts: Map<string, Declarations>): Declarations {
  const known = parts.get(part);
  if (known) return known;
  const made: Declarations = {};
  parts.set(part, made);
  return made;
}

type Readable = Pick<ReadyControl, 'kind' | 'words' | 'otherwise'>;

/** A value that stands alone counts on its own device only: the sheet hands it down to narrower ones by itself. */
function cssValue(
  name: string,
  { kind, words, otherwise }: Readable,
  reader: Reader,
  isAlone: boolean,
): CssValue | null {
  for (const device of isAlone ? reader.wider.slice(0, 1) : reader.wider) {
    const full = deviceSettingName(name, device);
    const reference = reader.globals.references.get(full);
    if (reference && kind === 'color') return { '': reference };
    if (reader.globals.covers(name)) continue;
    const tint = reader.globals.references.get(shadowColorName(full));
    const value = readValue(kind, reader.settings[full], words, tint);
    if (value) return value;
  }
  return otherwise === undefined || isAlone ? null : { '': otherwise };
}

/** The declarations that a word stands for. */
function written(own: CssValue, words: ReadyControl['words']): Readonly<Record<string, string>> | null {
  const meant = words && meaningOf(own[''] ?? '', words);
  return typeof meant === 'object' ? meant : null;
}

function fill(
  declarations: Declarations,
  templates: ReadyControl['templates'],
  valueOfName: (name: string) => string | undefined,
  words: ReadyControl['words'],
): void {
  for (const { property, texts, names } of templates) {
    let css = texts[0] ?? '';
    for (const [index, name] of names.entries()) {
      const value = valueOfName(name);
      if (value === undefined) return;
      css += `${name === '' ? meaning(value, words) : value}${texts[index + 1] ?? ''}`;
    }
    declarations[property] = css;
  }
}

function meaning(word: string, words: ReadyControl['words']): string {
  const meant = words && meaningOf(word, words);
  return typeof meant === 'string' ? meant : word;
}

function addSiteFont(
  { setting, parts: names }: ReadyControl,
  { globals, wider }: Reader,
  parts: Map<string, Declarations>,
): void {
  const [device = DESKTOP] = wider;
  const variable = globals.references.get(deviceSettingName(setting, device));
  if (!variable) return;
  for (const name of names) Object.assign(declarationsOf(name, parts), siteTypography(variable));
}
