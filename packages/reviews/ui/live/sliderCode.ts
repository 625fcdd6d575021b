/** What only a slider needs, in one chunk. */
export { createSlider } from '../../browser/slider/createSlider.ts';
export { reachWith } from '../../browser/slider/reachWith.ts';
