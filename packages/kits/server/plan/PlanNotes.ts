import { type PlannedItem, RUNNERS, type RunnerName } from '../../wire/public.ts';
import type { ImportPlan, PlannedDocument, PlannedPosts, PlannedTaxonomy } from './ImportPlan.ts';

/** What is collected while a plan is made. */
export interface PlanNotes {
  readonly documents: PlannedDocument[];
  readonly posts: PlannedPosts[];
  readonly taxonomies: PlannedTaxonomy[];
  readonly items: readonly PlannedItem[];
  note(item: Omit<PlannedItem, 'note' | 'hasConflict'> & Partial<PlannedItem>): void;
  /** The step has something to do or to report. */
  keepBusy(runner: RunnerName): void;
  runners(): ImportPlan['runners'];
}

export function createPlanNotes(): PlanNotes {
  const items: PlannedItem[] = [];
  const busy = new Set<RunnerName>();
  return {
    documents: [],
    posts: [],
    taxonomies: [],
    items,
    note(item) {
      items.push({ note: '', hasConflict: false, ...item });
      // A missing item is reported by the step that would have imported it.
      if (item.action !== 'skip' || item.isMissing) busy.add(item.runner);
    },
    keepBusy: (runner) => void busy.add(runner),
    runners: () => RUNNERS.filter((runner) => busy.has(runner)),
  };
}

export const MISSING = { action: 'skip', isMissing: true, note: 'The archive lacks its file.' } as const;
