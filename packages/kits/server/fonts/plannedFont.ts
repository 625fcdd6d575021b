import type { PlannedItem } from '../../wire/public.ts';
import { MISSING } from '../import/PlanNotes.ts';

/** What becomes of a font of a kit: one that is here already is used as it is. */
export function plannedFont(
  isHere: boolean,
  hasFile: boolean,
): Pick<PlannedItem, 'action'> & Partial<PlannedItem> {
  if (isHere) return { action: 'keep', note: 'Already here; used as it is.' };
  return hasFile ? { action: 'create' } : MISSING;
}
