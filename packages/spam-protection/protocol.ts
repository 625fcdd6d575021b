/** The wire of the spam protection: every name and encoding that browser and server share. No DOM, no Node. */

export { acceptedAltSession } from './protocol/altSessionNames.ts';
export * from './protocol/calls.ts';
export * from './protocol/configuration.ts';
export * from './protocol/encodings.ts';
export * from './protocol/keys.ts';
export { parseSignals } from './protocol/parseSignals.ts';
export type * from './protocol/Signals.ts';
export { gatheredIn, type PostedFields, trapIn, withoutServiceFields } from './protocol/serviceFields.ts';
