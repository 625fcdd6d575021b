import { type Breakpoint, DESKTOP } from '@portico/kernel/dom';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { shadowColorName } from '../settings/shadowColorName.ts';
import type { DrawnLast } from './drawnBefore.ts';
import { type EnteredLately, enteredLately, type Shape } from './entered.ts';
import type { UsedSetting } from './StyleControl.ts';
import type { ReadyControl, StyleTable } from './styleTable.ts';

/** A page's devices, and what is cached about its tables. */
export interface PageDevices {
  /** Each device with those that it inherits from, nearest first. */
  readonly chain: ReadonlyMap<string, readonly string[]>;
  readonly known: Map<StyleTable, KnownTable>;
  readonly lately: EnteredLately;
}

export interface KnownTable {
  /** What a setting's name means. Pages repeat the same few names. */
  readonly meant: Map<string, Meant | null>;
  readonly devices: ReadonlyMap<string, TableOnDevice>;
  readonly last: DrawnLast;
  /** Its plan for elements of each shape. */
  readonly plans: Map<Shape, DrawPlan>;
}

/** What a table reads from elements of a shape, and what it generates for them. */
export interface DrawPlan {
  readonly names: readonly string[];
  readonly steps: readonly { readonly device: string; readonly controls: readonly ControlOnDevice[] }[];
}

export interface Meant {
  readonly on: TableOnDevice;
  /** The controls it generates. None for a setting that others only read. */
  readonly places: readonly number[];
}

/** A table's controls on one device, each created on first use. */
export interface TableOnDevice {
  readonly device: string;
  readonly wider: readonly string[];
  readonly controls: (ControlOnDevice | undefined)[];
}

export interface ControlOnDevice {
  readonly control: ReadyControl;
  readonly own: NamedSetting;
  readonly used: readonly NamedSetting[];
  readonly conditions: readonly { readonly names: readonly string[]; readonly wanted: readonly string[] }[];
  readonly templates: ReadyControl['templates'];
  /** The previous element's value and its declarations. */
  last?: { readonly value: unknown; readonly declared: readonly string[] };
}

/** A setting with its possible names, nearest device first. */
export interface NamedSetting extends UsedSetting {
  readonly name: string;
  readonly names: readonly string[];
  /** Keys of the global colour of a part of the value. Mostly none. */
  readonly tints: readonly string[];
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
  return { chain, known: new Map(), lately: enteredLately() };
}

export function knownOf(table: StyleTable, { known, chain }: PageDevices): KnownTable {
  const found = known.get(table);
  if (found) return found;
  const devices = [...chain].map(([device, wider]): [string, TableOnDevice] => [
    device,
    { device, wider, controls: [] },
  ]);
  const made = {
    meant: new Map(),
    devices: new Map(devices),
    last: { elements: [], next: 0, differing: '' },
    plans: new Map(),
  };
  known.set(table, made);
  return made;
}

export function meantBy(name: string, { meant, devices }: KnownTable, table: StyleTable): Meant | null {
  let own = meant.get(name);
  if (own === undefined) {
    own = findMeant(name, table, devices);
    meant.set(name, own);
  }
  return own;
}

function findMeant(
  name: string,
  { drawnBy, asked, controls }: StyleTable,
  devices: KnownTable['devices'],
): Meant | null {
  const placesOf = (setting: string) => drawnBy.get(setting) ?? (asked.has(setting) ? NO_PLACES : null);
  const desktop = devices.get(DESKTOP);
  const places = placesOf(name);
  if (places && desktop) return { on: desktop, places };
  for (const [device, on] of devices) {
    if (!name.endsWith(`_${device}`)) continue;
    const said = name.slice(0, -device.length - 1);
    const own = placesOf(said)?.filter(
      (place) => !controls[place]?.isSaidItself || controls[place].setting === said,
    );
    if (own) return { on, places: own };
  }
  return null;
}

const NO_PLACES: readonly number[] = [];

export function controlOn(control: ReadyControl, { wider }: TableOnDevice): ControlOnDevice {
  const namesOf = (name: string): string[] => wider.map((device) => deviceSettingName(name, device));
  const named = (name: string, setting: UsedSetting): NamedSetting => {
    const names = control.isOfEachDevice ? namesOf(name).slice(0, 1) : namesOf(name);
    const hasColor = setting.kind === 'box-shadow' || setting.kind === 'text-shadow';
    return { ...setting, name, names, tints: hasColor ? names.map(shadowColorName) : [] };
  };
  return {
    control,
    own: named(control.setting, control),
    used: control.used.map(([name, used]) => named(name, used)),
    conditions: control.conditions.map(([name, wanted]) => ({ names: namesOf(name), wanted })),
    templates: templatesOn(control, wider[0]),
  };
}

function templatesOn(control: ReadyControl, device: string | undefined): ReadyControl['templates'] {
  if (device === 'mobile') return control.phoneTemplates;
  return device === 'tablet' || device === 'mobile_extra' ? control.tabletTemplates : control.templates;
}
