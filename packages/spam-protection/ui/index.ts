export type { ScrollToTopProps } from './scrollToTop/ScrollToTop.tsx';
export { ScrollToTop } from './scrollToTop/ScrollToTop.tsx';
