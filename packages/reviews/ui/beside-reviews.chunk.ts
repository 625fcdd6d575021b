export { default as text } from './beside-reviews.css?inline';
