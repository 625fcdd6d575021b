export type { LoadChunk } from './LoadChunk.ts';
export { startSpamProtection } from './startSpamProtection.ts';
