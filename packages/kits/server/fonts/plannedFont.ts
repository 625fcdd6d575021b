import type { PlannedItem } from '../../wire/public.ts';
import { MISSING } from '../plan/PlanNotes.ts';

/** What happens to a kit's font: an existing one is used as it is. */
export function plannedFont(
  isHere: boolean,
  hasFile: boolean,
): Pick<PlannedItem, 'action'> & Partial<PlannedItem> {
  if (isHere) return { action: 'keep', note: 'Already here; used as it is.' };
  return hasFile ? { action: 'create' } : MISSING;
}
