export { cleanDrawing, DRAWING_MARK, drawingFile } from './cleanDrawing.ts';
export { cleanHtml, cleanStyledHtml } from './cleanHtml.ts';
export { type Cleaner, createCleaner, type HtmlProfile } from './createCleaner.ts';
export { stripTags, textOf, textOfClean } from './textOf.ts';
