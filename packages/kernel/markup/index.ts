export { decodeEntities } from './decodeEntities.ts';
