import type { Features } from '../features.ts';
import type { Page } from '../pages/Page.ts';

/** Pages that stand beside an owner's own and belong to nobody's site. This is all that the site knows of them. */
export interface Annex {
  /** The first part of all their addresses: no page that somebody makes can be there. */
  readonly slug: string;
  pages(features: Features): Promise<readonly Page[]>;
  /** Forms that stand on these pages. */
  readonly forms: readonly Parameters<Features['contactForm']['forms']['save']>[0][];
  /** The sheet of a document on these pages. */
  sheetOf(id: string): string | null;
}
