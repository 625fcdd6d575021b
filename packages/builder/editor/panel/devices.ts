import { type Breakpoint, DESKTOP, devices, minWidth } from '@portico/kernel/dom';
import type { Field } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';

/** A screen that a page can be viewed and styled for. */
export interface Device {
  readonly name: string;
  readonly label: string;
  /** A desktop is as wide as there is room. */
  readonly width: number | null;
  /** The range of widths that show the page like this one. */
  readonly from: number;
  readonly to: number;
  /** Devices that it inherits from, nearest first. */
  readonly after: readonly string[];
}

/** A site's screens by its breakpoints, widest first. */
export function screensOf(active: readonly Breakpoint[]): readonly [Device, ...Device[]] {
  const names = devices(active);
  const begin = (name: string | undefined) => (name === undefined ? undefined : minWidth(active, name));
  const desktop = names.indexOf(DESKTOP);
  const screens = names.map((name, index): Device => {
    const from = begin(name) ?? 0;
    const to = (begin(names[index + 1]) ?? Number.POSITIVE_INFINITY) - 1;
    const { label, width } = SCREENS.get(name) ?? { label: name, width: from };
    const after = index > desktop ? [DESKTOP] : names.slice(index + 1, desktop + 1);
    return { name, label, width: width && within(width, from, to), from, to, after };
  });
  const [widest, ...others] = screens.reverse();
  if (!widest) throw new Error('a site has a desktop');
  return [widest, ...others];
}

/** Layout width of a page in the available room, and its scale. */
export function shownAt({ width, from, to }: Device, room: number): { pageWidth: number; scale: number } {
  const pageWidth = width ?? within(Math.max(room, LEAST_DESKTOP_PX), from, to);
  return { pageWidth, scale: Math.min(1, room / pageWidth) };
}

/** What an author can set on that device. */
export function fieldsOn(device: Device, fields: readonly Field[], settings: Settings): readonly Field[] {
  return fields.filter(
    ({ name, ofDevice = device.name }) => ofDevice === device.name || settings[name] !== undefined,
  );
}

/** Common screen widths; a site's breakpoints may assign them to another device. */
const SCREENS: ReadonlyMap<string, { readonly label: string; readonly width: number | null }> = new Map([
  ['widescreen', { label: 'Wide screen', width: 2560 }],
  [DESKTOP, { label: 'Desktop', width: null }],
  ['laptop', { label: 'Laptop', width: 1280 }],
  ['tablet_extra', { label: 'Large tablet', width: 1180 }],
  ['tablet', { label: 'Tablet', width: 820 }],
  ['mobile_extra', { label: 'Large phone', width: 844 }],
  ['mobile', { label: 'Phone', width: 375 }],
]);

/** Below this width, a page shows its tablet layout. */
const LEAST_DESKTOP_PX = 1280;

function within(width: number, from: number, to: number): number {
  return Math.min(Math.max(width, from), to);
}
