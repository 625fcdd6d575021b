import { BREAKPOINTS, type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { numberOf, recordOf, type Settings, textOf } from '../settings/read.ts';

/** A kit's enabled devices, and their breakpoints. */
export function kitBreakpoints(settings: unknown): readonly Breakpoint[] {
  const kit = recordOf(settings);
  const listed = Array.isArray(kit.active_breakpoints)
    ? kit.active_breakpoints.map((name) => textOf(name))
    : null;
  return BREAKPOINTS.flatMap((standard): Breakpoint[] => {
    const name = `viewport_${standard.device}`;
    const isOn = listed ? listed.includes(name) : DEFAULT_BREAKPOINTS.includes(standard);
    const width = numberOf(kit[name]) ?? before32(kit, standard.device);
    if (!isOn) return [];
    return [
      {
        ...standard,
        value: width && width >= NARROWEST && width <= WIDEST ? Math.round(width) : standard.value,
      },
    ];
  });
}

/** Before 3.2, Elementor stored where the next device begins. */
function before32(kit: Settings, device: string): number | null {
  const begin = numberOf(kit[device === 'mobile' ? 'viewport_md' : device === 'tablet' ? 'viewport_lg' : '']);
  return begin === null ? null : begin - 1;
}

const NARROWEST = 200;
const WIDEST = 10_000;
