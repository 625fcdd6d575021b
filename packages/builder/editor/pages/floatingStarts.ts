import { toElements } from '../../model/edits/convert.ts';
import { newItemProps } from '../../model/edits/newItem.ts';
import { editorWidgets } from '../editorWidgets.ts';

/** What can float over pages: all floating widgets of the editor. */
export const FLOATING_STARTS = [...editorWidgets]
  .filter(([, { category }]) => category === 'floating')
  .map(([name, { label }]) => ({ name, label }));

/** The elements of a new document that contains one of them. */
export function floatingElements(type: string): unknown[] {
  const widget = editorWidgets.get(type);
  if (!widget) return [];
  const id = `${type}-${crypto.randomUUID()}`;
  return [...toElements([{ type, props: { id, ...newItemProps(type, widget) } }])];
}
