/** The wire format of the spam protection: every name and encoding shared by browser and server. No DOM, no Node. */

export { acceptedAltSession } from './altSessionNames.ts';
export * from './calls.ts';
export * from './configuration.ts';
export * from './encodings.ts';
export * from './keys.ts';
export { parseSignals } from './parseSignals.ts';
export type * from './Signals.ts';
export { gatheredIn, type PostedFields, trapIn, withoutServiceFields } from './serviceFields.ts';
