import { BREAKPOINTS, type Breakpoint } from '@portico/kernel/dom';

/**
 * The built sheets use Elementor's default breakpoints. If a kit sets other widths, its site serves the same sheets with those.
 * Widths in `rem` belong to the theme and stay.
 */
const BUILT = [endOf(BREAKPOINTS, 'mobile'), endOf(BREAKPOINTS, 'tablet')] as const;

/** The query for a site's sheets, such as `899-1199`; empty if the built ones fit. */
export function devicesKey(active: readonly Breakpoint[]): string {
  const key = `${endOf(active, 'mobile')}-${endOf(active, 'tablet')}`;
  return key === BUILT.join('-') ? '' : key;
}

/** Whether a sheet has anything that a different key would change. */
export function goesByDevices(css: string): boolean {
  return forDevices(css, '1-2') !== css;
}

/** A built sheet with the breakpoints of a key. */
export function forDevices(css: string, key: string): string {
  const ends = key.split('-').map(Number);
  const widths = new Map(
    BUILT.flatMap((built, at): [string, string][] => {
      const end = ends[at] ?? built;
      return [
        [`${built}px`, `${end}px`],
        [`${built + 1}px`, `${end + 1}px`],
      ];
    }),
  );
  return css.replace(/@media[^{]*/g, (condition) =>
    condition.replace(/\b\d+px/g, (width) => widths.get(width) ?? width),
  );
}

function endOf(active: readonly Breakpoint[], device: 'mobile' | 'tablet'): number {
  const [found] = [...active, ...BREAKPOINTS].filter((entry) => entry.device === device);
  return found?.value ?? 0;
}
