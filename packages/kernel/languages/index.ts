export { baseLanguage, inLanguage } from './inLanguage.ts';
