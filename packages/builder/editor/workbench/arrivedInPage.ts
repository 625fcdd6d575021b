import type { PuckAction } from '@puckeditor/core';
import type { EditorItem } from '../../model/edits/EditorItem.ts';
import { ROOT_ZONE } from '../../model/edits/moves.ts';

/** The element that a Puck action moved from elsewhere directly into the page. Elements already there stay. */
export function arrivedInPage(action: PuckAction, content: () => readonly EditorItem[]): string | null {
  if (action.type !== 'insert' && action.type !== 'move') return null;
  if (action.destinationZone !== ROOT_ZONE) return null;
  if (action.type === 'move' && action.sourceZone === ROOT_ZONE) return null;
  return content()[action.destinationIndex]?.props.id ?? null;
}
