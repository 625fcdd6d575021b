export { default as text } from './beside-elementor.css?inline';
