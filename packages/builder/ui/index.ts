export { Accordion } from './accordion/Accordion.tsx';
