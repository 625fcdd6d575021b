export { default as text } from './retry.css?inline';
