import type { Features } from './features.ts';
import type { Page } from './pages/Page.ts';

/** Pages next to the owner's that belong to no site. This is all the site knows about them. */
export interface Annex {
  /** First segment of all their paths, reserved for them. */
  readonly slug: string;
  pages(features: Features): Promise<readonly Page[]>;
  /** Forms on these pages. */
  readonly forms: readonly Parameters<Features['contactForm']['forms']['save']>[0][];
  /** Style sheet of a document on these pages. */
  sheetOf(id: string): string | null;
}
