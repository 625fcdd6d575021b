export { agoInWords } from './agoInWords.ts';
export { typeset } from './typeset.ts';
export { writtenTime } from './writtenTime.ts';
