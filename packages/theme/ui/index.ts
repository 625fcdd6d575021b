export type { CartWidgetProps } from './cart/CartWidget.tsx';
export { CartWidget } from './cart/CartWidget.tsx';
export { formatMoney } from './cart/formatMoney.ts';
export { paletteScript } from './runtime/paletteScript.ts';
