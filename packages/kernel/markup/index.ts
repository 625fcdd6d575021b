export { decodeEntities } from './decodeEntities.ts';
export { escapeMarkup } from './escapeMarkup.ts';
