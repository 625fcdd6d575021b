import { type Breakpoint, DESKTOP, devices, minWidth } from '@portico/kernel/dom';
import type { Field } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';

/** A screen that a page can be seen and set for. */
export interface Device {
  readonly name: string;
  readonly label: string;
  /** A desktop is as wide as there is room. */
  readonly width: number | null;
  /** Where the screens begin and end that show the page as this one does. */
  readonly from: number;
  readonly to: number;
  /** The devices that it takes its values from where it has none, the nearest first. */
  readonly after: readonly string[];
}

/** The screens of a site whose devices end and begin there, the widest first. */
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

/** How wide a page is laid out where there is so much room, and how much smaller it is shown then. */
export function shownAt({ width, from, to }: Device, room: number): { pageWidth: number; scale: number } {
  const pageWidth = width ?? within(Math.max(room, LEAST_DESKTOP_PX), from, to);
  return { pageWidth, scale: Math.min(1, room / pageWidth) };
}

/** What an author can set while that device is shown. */
export function fieldsOn(device: Device, fields: readonly Field[], settings: Settings): readonly Field[] {
  return fields.filter(
    ({ name, ofDevice = device.name }) => ofDevice === device.name || settings[name] !== undefined,
  );
}

/** The widths that most of them have; a site may say that such a screen is another device. */
const SCREENS: ReadonlyMap<string, { readonly label: string; readonly width: number | null }> = new Map([
  ['widescreen', { label: 'Wide screen', width: 2560 }],
  [DESKTOP, { label: 'Desktop', width: null }],
  ['laptop', { label: 'Laptop', width: 1280 }],
  ['tablet_extra', { label: 'Large tablet', width: 1180 }],
  ['tablet', { label: 'Tablet', width: 820 }],
  ['mobile_extra', { label: 'Large phone', width: 844 }],
  ['mobile', { label: 'Phone', width: 375 }],
]);

/** Narrower than this, a page shows what it has for tablets. */
const LEAST_DESKTOP_PX = 1280;

function within(width: number, from: number, to: number): number {
  return Math.min(Math.max(width, from), to);
}
