export type { GuardModule, LoadChunk } from './startSpamProtection.ts';
export { startSpamProtection } from './startSpamProtection.ts';
