export type { EmbedAttributes, EmbedCode, Embedded, EmbedPlace } from './EmbedCode.ts';
export type { FoundCode } from './findEmbedCodes.ts';
export { findEmbedCodes } from './findEmbedCodes.ts';
