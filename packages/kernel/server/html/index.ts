export { cleanHtml } from './cleanHtml.ts';
export { escapeMarkup } from './escapeMarkup.ts';
