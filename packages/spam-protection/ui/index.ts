export { ScrollToTop } from './scrollToTop/ScrollToTop.tsx';
