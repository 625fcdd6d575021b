export { phrasesIn } from './phrases.ts';
export type { ReviewCard, ReviewsProps } from './ReviewsProps.ts';
export { ReviewsWidget } from './ReviewsWidget.tsx';
