export { agoInWords } from './agoInWords.ts';
export { sizeInWords } from './sizeInWords.ts';
export { typeset } from './typeset.ts';
export { writtenTime } from './writtenTime.ts';
