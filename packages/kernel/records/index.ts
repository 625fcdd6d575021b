export { isRecord, recordOf } from './isRecord.ts';
export { parsedJson } from './parsedJson.ts';
export { percentDecoded } from './percentDecoded.ts';
