export type { EmbedAttributes, EmbedCode, Embedded, EmbedPlace } from './EmbedCode.ts';
export { findEmbedCodes } from './findEmbedCodes.ts';
