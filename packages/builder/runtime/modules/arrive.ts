import { REAL, type StandIn } from './standIn.ts';

/** The real classes are loaded: whatever extends their stand-ins now extends them. */
export function arrive(standIn: StandIn, real: unknown): void {
  if ((typeof real !== 'object' && typeof real !== 'function') || real === null) return;
  for (const name of Object.keys(standIn))
    if (name !== 'extend') arrive(standIn[name] as StandIn, Reflect.get(real, name));
  if (typeof real === 'function') Object.setPrototypeOf(standIn.prototype, real.prototype as object);
  standIn[REAL] = real;
}
