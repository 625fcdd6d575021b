import type { Customization, KitPart, PlannedItem, RunnerName } from '../../wire/public.ts';
import type { DocumentFacts, StoredDocument } from '../contents/KitContents.ts';

/** What an import will do, item by item. It is made once, shown, and then carried out unchanged. */
export interface ImportPlan {
  readonly include: readonly KitPart[];
  readonly customization: Customization;
  /** The steps that have work to do, in order. */
  readonly runners: readonly RunnerName[];
  /** For display: everything, including what is skipped. */
  readonly items: readonly PlannedItem[];
  readonly documents: readonly PlannedDocument[];
  readonly posts: readonly PlannedPosts[];
  readonly taxonomies: readonly PlannedTaxonomy[];
  readonly plugins: readonly string[];
}

export interface PlannedDocument {
  readonly key: string;
  readonly runner: 'templates' | 'elementor-content';
  readonly oldId: string;
  /** The file of the kit. */
  readonly file: string;
  readonly action: 'create' | 'replace';
  readonly target: StoredDocument;
  readonly facts: DocumentFacts;
  /** What this site would not show of it, as sentences. */
  readonly gaps: string;
  /** It was made for Elementor's look, and the site has another. */
  readonly isMadeForElementor?: boolean;
}

export interface PlannedPosts {
  readonly postType: string;
  readonly file: string;
  /** IDs of the kit's posts that are left out. */
  readonly skip: readonly string[];
}

export interface PlannedTaxonomy {
  readonly postType: string;
  readonly name: string;
  readonly terms: readonly PlannedTerm[];
}

export interface PlannedTerm {
  readonly old_id: number;
  /** `null` until the site has made it. */
  readonly new_id: number | null;
  readonly old_slug: string;
  readonly new_slug: string;
}
