/** The wire format of the spam protection: every name and encoding shared by browser and server. No DOM, no Node. */

export { acceptedAltSession } from './altSessionNames.ts';
export * from './calls.ts';
export * from './configuration.ts';
export * from './emailFields.ts';
export * from './encodings.ts';
export * from './excludedForms.ts';
export * from './externalForms.ts';
export * from './foreignRequests.ts';
export * from './fromBase64.ts';
export * from './keys.ts';
export * from './otherProducts.ts';
export * as OWN_CALLS from './ownCalls.ts';
export * from './pageMarkup.ts';
export * from './pageObjects.ts';
export { parseSignals } from './parseSignals.ts';
export type * from './Signals.ts';
export { gatheredIn, type PostedFields, trapIn, withoutServiceFields } from './serviceFields.ts';
export * from './toTopOptions.ts';
