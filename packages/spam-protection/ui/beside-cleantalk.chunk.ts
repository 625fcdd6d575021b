export { default as text } from './beside-cleantalk.css?inline';
