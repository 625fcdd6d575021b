/** What annex pages next to a site are built with. */

export type { Annex } from './server/Annex.ts';
export { documentSheetAddress } from './server/assets/documentSheets.ts';
export type { Features } from './server/features.ts';
export type { Page } from './server/pages/Page.ts';
export { Arrow } from './views/Arrow.tsx';
export { Breadcrumb } from './views/Breadcrumb.tsx';
