export { agoInWords } from './agoInWords.ts';
export { megabytesInWords } from './megabytesInWords.ts';
export { typeset } from './typeset.ts';
export { writtenTime } from './writtenTime.ts';
