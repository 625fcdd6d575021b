export type { EmbedAttributes, EmbedCode, Embedded, EmbedPlace } from './EmbedCode.ts';
export { type FoundCode, findEmbedCodes } from './findEmbedCodes.ts';
