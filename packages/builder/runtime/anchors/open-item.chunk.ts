export { openItem } from './openItem.ts';
