import { BREAKPOINTS, type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { numberOf, recordOf, textOf } from '../settings/read.ts';

/** The devices that a kit has switched on, and where each of them ends or begins. */
export function kitBreakpoints(settings: unknown): readonly Breakpoint[] {
  const kit = recordOf(settings);
  const listed = Array.isArray(kit.active_breakpoints)
    ? kit.active_breakpoints.map((name) => textOf(name))
    : null;
  return BREAKPOINTS.flatMap((standard): Breakpoint[] => {
    const name = `viewport_${standard.device}`;
    const isOn = listed ? listed.includes(name) : DEFAULT_BREAKPOINTS.includes(standard);
    const width = numberOf(kit[name]);
    if (!isOn) return [];
    return [
      {
        ...standard,
        value: width && width >= NARROWEST && width <= WIDEST ? Math.round(width) : standard.value,
      },
    ];
  });
}

const NARROWEST = 200;
const WIDEST = 10_000;
