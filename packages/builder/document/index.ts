export { frameOrigins } from '../ui/video/frameOrigins.ts';
export { globalLookStyles } from './atomic/atomicStyles.ts';
export { DocumentView } from './DocumentView.tsx';
export { documentScripts } from './documentScripts.ts';
export { documentStyles } from './documentStyles.ts';
export { kitStyles } from './kit/kitStyles.ts';
export type { PageDocument } from './PageDocument.ts';
export { type ParseOptions, parseDocument } from './parseDocument.ts';
export { widgetTypes } from './widgets.ts';
