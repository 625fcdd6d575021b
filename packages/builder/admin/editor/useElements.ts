import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { clipboardText, elementsIn } from '../../editor/clipboard.ts';
import { toElements, toItems } from '../../editor/convert.ts';
import { type EditorItem, settingsOf, withSettings } from '../../editor/EditorItem.ts';
import { editorWidgets, kindOfWidget } from '../../editor/editorWidgets.ts';
import {
  type Direction,
  destination,
  findItem,
  insertItems,
  insertionPlace,
  type Place,
  withNewIds,
} from '../../editor/moves.ts';
import { newItemProps, panelsForRows, sectionColumns } from '../../editor/newItem.ts';
import { rowsOf, type Settings } from '../../settings/read.ts';
import { fromLibrary, itemFrom, toLibrary } from './library.ts';

export const usePuck = createUsePuck();

/** Everything that can be done to the elements of the page. Each is one step for undo. */
export interface Elements {
  select(id: string | null): void;
  add(type: string): void;
  move(id: string, direction: Direction): void;
  mayMove(id: string, direction: Direction): boolean;
  duplicate(id: string): void;
  remove(id: string): void;
  change(id: string, settings: Settings): void;
  copy(id: string): string | null;
  /** Puts what the clipboard holds behind the selected element; `false` when it holds nothing of ours. */
  paste(text: string): boolean;
  undo(): void;
  redo(): void;
  selected(): EditorItem | null;
}

export function useElements(): Elements {
  const getPuck = useGetPuck();
  return useMemo(() => {
    const content = () => fromLibrary(getPuck().appState.data.content);
    const selectedId = () => getPuck().selectedItem?.props.id ?? null;

    function select(id: string | null): void {
      const itemSelector = id === null ? null : (getPuck().getSelectorForId(id) ?? null);
      getPuck().dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
    }

    function put(items: readonly EditorItem[], place: Place): void {
      getPuck().dispatch({
        type: 'setData',
        data: { content: toLibrary(insertItems(content(), place, items)) },
        recordHistory: true,
      });
      select(items[0]?.props.id ?? null);
    }

    function placeFor(type: string): Place {
      return insertionPlace(content(), selectedId(), type);
    }

    return {
      select,
      add(type) {
        const widget = editorWidgets.get(type);
        if (!widget) return;
        const props = newItemProps(type, widget);
        const elements = type === 'section' ? sectionColumns(() => newId('column')) : props.elements;
        const item = { type, props: { ...props, id: newId(type), ...(elements && { elements }) } };
        put([item], placeFor(type));
      },
      move(id, direction) {
        const [from, to] = [findItem(content(), id), destination(content(), id, direction)];
        if (!from || !to) return;
        getPuck().dispatch({
          type: 'move',
          sourceIndex: from.index,
          sourceZone: from.zone,
          destinationIndex: to.index,
          destinationZone: to.zone,
          recordHistory: true,
        });
        select(id);
      },
      mayMove: (id, direction) => destination(content(), id, direction) !== null,
      duplicate(id) {
        const found = findItem(content(), id);
        if (!found) return;
        put(
          withNewIds([found.item], () => newId(found.item.type)),
          { zone: found.zone, index: found.index + 1 },
        );
      },
      remove(id) {
        const found = findItem(content(), id);
        if (!found) return;
        const next =
          found.siblings[found.index + 1] ?? found.siblings[found.index - 1] ?? found.parents.at(-1);
        getPuck().dispatch({ type: 'remove', index: found.index, zone: found.zone, recordHistory: true });
        select(next?.props.id ?? null);
      },
      change(id, settings) {
        const selector = getPuck().getSelectorForId(id);
        const current = getPuck().getItemById(id);
        if (!selector || !current) return;
        const item = withPanels(itemFrom(current), settings);
        const [data] = toLibrary([withSettings(item, settings)]);
        if (data)
          getPuck().dispatch({
            type: 'replace',
            destinationIndex: selector.index,
            destinationZone: selector.zone,
            data,
            recordHistory: true,
          });
      },
      copy(id) {
        const found = findItem(content(), id);
        return found && clipboardText(toElements([found.item]));
      },
      paste(text) {
        const elements = elementsIn(text);
        if (!elements) return false;
        const items = withNewIds(toItems(elements, kindOfWidget), () => newId('pasted'));
        const [first] = items;
        if (first) put(items, placeFor(first.type));
        return true;
      },
      undo: () => getPuck().history.back(),
      redo: () => getPuck().history.forward(),
      selected() {
        const item = getPuck().selectedItem;
        return item ? itemFrom(item) : null;
      },
    };
  }, [getPuck]);
}

function newId(type: string): string {
  return `${type}-${crypto.randomUUID()}`;
}

/** Each row of such a widget has a panel: they come and go together. */
function withPanels(item: EditorItem, settings: Settings): EditorItem {
  const rows = editorWidgets.get(item.type)?.panelRows;
  if (!rows || !item.props.panels) return item;
  const before = rowsOf(settingsOf(item.props)[rows]);
  const after = rowsOf(settings[rows]);
  // The two come from different readings of the same text; rows that read alike are the same row.
  const known = before.map((row) => JSON.stringify(row));
  const panels = panelsForRows(
    item.props.panels,
    known,
    after.map((row) => JSON.stringify(row)),
  );
  return { ...item, props: { ...item.props, panels } };
}
