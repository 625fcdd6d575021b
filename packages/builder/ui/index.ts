export { Accordion } from './accordion/Accordion.tsx';
export { ImageCarousel } from './carousel/ImageCarousel.tsx';
export { ContactButtons } from './contact-buttons/ContactButtons.tsx';
export { FloatingBars } from './floating-bars/FloatingBars.tsx';
export { Video } from './video/Video.tsx';
