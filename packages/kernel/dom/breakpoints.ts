/** A device ends (`max`) or starts (`min`) at this width. */
export interface Breakpoint {
  readonly device: string;
  readonly value: number;
  readonly direction: 'max' | 'min';
}

/** Every device that a site can enable, narrowest first. `desktop` has no entry: it is what remains. */
export const BREAKPOINTS: readonly Breakpoint[] = [
  { device: 'mobile', value: 767, direction: 'max' },
  { device: 'mobile_extra', value: 880, direction: 'max' },
  { device: 'tablet', value: 1024, direction: 'max' },
  { device: 'tablet_extra', value: 1200, direction: 'max' },
  { device: 'laptop', value: 1366, direction: 'max' },
  { device: 'widescreen', value: 2400, direction: 'min' },
];

/** Those enabled by default. */
export const DEFAULT_BREAKPOINTS: readonly Breakpoint[] = /* @__PURE__ */ BREAKPOINTS.filter(
  ({ device }) => device === 'mobile' || device === 'tablet',
);

export const DESKTOP = 'desktop';
export const SMALLEST_WIDTH_PX = 320;

/** All active devices, narrowest first, including `desktop`. */
export function devices(active: readonly Breakpoint[]): string[] {
  const names = (direction: Breakpoint['direction']): string[] =>
    ascending(active, direction).map(({ device }) => device);
  return [...names('max'), DESKTOP, ...names('min')];
}

/** The width from which a device applies; `undefined` if it is not active. */
export function minWidth(active: readonly Breakpoint[], device: string): number | undefined {
  const below = ascending(active, 'max');
  const index = device === DESKTOP ? below.length : below.findIndex((entry) => entry.device === device);
  if (index === -1)
    return active.find((entry) => entry.direction === 'min' && entry.device === device)?.value;
  const previous = below[index - 1];
  return previous ? previous.value + 1 : SMALLEST_WIDTH_PX;
}

/** The current device, given which media queries match. */
export function deviceWhere(active: readonly Breakpoint[], matches: (query: string) => boolean): string {
  const applies = (entry: Breakpoint): boolean => matches(mediaQuery(entry));
  const found = ascending(active, 'max').find(applies) ?? ascending(active, 'min').findLast(applies);
  return found?.device ?? DESKTOP;
}

export function mediaQuery({ direction, value }: Breakpoint): string {
  return `(${direction}-width: ${value}px)`;
}

function ascending(active: readonly Breakpoint[], direction: Breakpoint['direction']): Breakpoint[] {
  return active.filter((entry) => entry.direction === direction).sort((a, b) => a.value - b.value);
}
