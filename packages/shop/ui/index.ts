export { CartWidget } from './CartWidget.tsx';
export { formatMoney } from './formatMoney.ts';
export { type ShopPhrases, shopPhrasesIn, shopWords } from './words/index.ts';
