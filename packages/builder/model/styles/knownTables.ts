import { type Breakpoint, DESKTOP } from '@portico/kernel/dom';
import type { Settings } from '../settings/read.ts';
import type { Globals } from './elementGlobals.ts';
import type { StyleTable } from './styleTable.ts';

/** What is drawn for a part of an element on a device: declarations as they stand in a sheet. */
export interface DrawnRule {
  readonly device: string;
  readonly part: string;
  readonly css: string;
}

/** The settings of an element, and what it takes from the site. */
export interface Entered {
  readonly settings: Settings;
  readonly globals: Globals;
}

/** The devices of a page, and what is known of its tables by now. */
export interface PageDevices {
  /** Each device with itself and those that it takes its values from, the nearest first. */
  readonly chain: ReadonlyMap<string, readonly string[]>;
  readonly known: Map<StyleTable, KnownTable>;
}

export interface KnownTable {
  /** Which control of which device a setting's name means. Pages use the same few names over and over. */
  readonly meant: Map<string, Meant | null>;
  /** The controls that the element at hand draws, by device. Left empty for the next one. */
  readonly marks: ReadonlyMap<string, Uint8Array>;
  /** Where elements of which nothing is known yet begin. */
  readonly first: SameEntries;
}

/** What was drawn for elements with the same entries so far, and the way to those with one more. */
interface SameEntries {
  rules: readonly DrawnRule[] | null;
  readonly next: Map<Meant | string, Map<string, SameEntries>>;
}

export interface Meant {
  readonly device: string;
  /** None for a setting that others only look at. */
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
  return { chain, known: new Map() };
}

export function knownOf(table: StyleTable, { known, chain }: PageDevices): KnownTable {
  const found = known.get(table);
  if (found) return found;
  const marks = [...chain.keys()].map((device): [string, Uint8Array] => [
    device,
    new Uint8Array(table.controls.length),
  ]);
  const made = { meant: new Map(), marks: new Map(marks), first: noEntries() };
  known.set(table, made);
  return made;
}

/** Goes by all that the table looks at; what each of the settings means goes into `found`. */
export function sameBefore(
  { meant, first }: KnownTable,
  table: StyleTable,
  { settings, globals }: Entered,
  devices: PageDevices,
  found: Meant[],
): SameEntries {
  let same = first;
  const meaningOfName = (name: string): Meant | null => {
    let own = meant.get(name);
    if (own === undefined) {
      own = meantBy(name, table, devices);
      meant.set(name, own);
    }
    if (own) found.push(own);
    return own;
  };
  for (const name in settings) {
    const own = meaningOfName(name);
    const value = settings[name];
    if (own) same = withEntry(same, own, typeof value === 'string' ? value : `\n${JSON.stringify(value)}`);
  }
  // One that this table does not draw may still take the place of what it draws.
  for (const [name, variable] of globals.references) {
    meaningOfName(name);
    same = withEntry(same, name, variable);
  }
  return same;
}

function withEntry({ next }: SameEntries, name: Meant | string, value: string): SameEntries {
  let values = next.get(name);
  if (!values) {
    values = new Map();
    next.set(name, values);
  }
  let same = values.get(value);
  if (!same) {
    same = noEntries();
    values.set(value, same);
  }
  return same;
}

function noEntries(): SameEntries {
  return { rules: null, next: new Map() };
}

function meantBy(name: string, { drawnBy, asked }: StyleTable, { chain }: PageDevices): Meant | null {
  const placesOf = (setting: string) => drawnBy.get(setting) ?? (asked.has(setting) ? NO_PLACES : null);
  const places = placesOf(name);
  if (places) return { device: DESKTOP, places };
  for (const device of chain.keys()) {
    const own = name.endsWith(`_${device}`) && placesOf(name.slice(0, -device.length - 1));
    if (own) return { device, places: own };
  }
  return null;
}

const NO_PLACES: readonly number[] = [];
