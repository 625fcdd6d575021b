export { startSpamProtection } from './startSpamProtection.ts';
