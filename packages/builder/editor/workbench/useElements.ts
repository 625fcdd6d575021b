import { type Content, createUsePuck, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { throughExposed } from '../../model/atomic/exposed.ts';
import { atomicEntries } from '../../model/edits/atomicEntries.ts';
import type { MakeId } from '../../model/edits/atomicItems.ts';
import { isBound } from '../../model/edits/atomicParts.ts';
import { clipboardText, pastedIn, settingsOfPage } from '../../model/edits/clipboard.ts';
import { toElements, toItems } from '../../model/edits/convert.ts';
import { withStyleOf } from '../../model/edits/copiedStyle.ts';
import { type DropSide, dropPlace } from '../../model/edits/dropPlace.ts';
import {
  type EditorItem,
  settingsOf,
  withPanelSettings,
  withSettings,
} from '../../model/edits/EditorItem.ts';
import type { TypedWords } from '../../model/edits/EditorWidget.ts';
import { elementIdOf } from '../../model/edits/ids.ts';
import { withClassValue } from '../../model/edits/itemStyle.ts';
import {
  type Direction,
  destination,
  findItem,
  fitting,
  inContainers,
  insertItems,
  insertionPlace,
  type Place,
  ROOT_ZONE,
  withNewIds,
  wrapperOf,
} from '../../model/edits/moves.ts';
import { newItemProps, newSection, sectionColumns } from '../../model/edits/newItem.ts';
import type { RowOrigins } from '../../model/edits/RowOrigins.ts';
import type { Settings } from '../../model/settings/read.ts';
import { shownItem } from '../../runtime/edit-mode/showItem.ts';
import { fromLibrary, itemFrom, toLibrary } from '../canvas/library.ts';
import { editorWidgets, kindOfWidget, needsContainer } from '../editorWidgets.ts';
import type { Frame } from '../panel/FrameContext.ts';
import type { EditHistory, WholePage } from './createEditHistory.ts';
import { containerAround, newId, sectionAround } from './newElements.ts';
import { withPanels } from './withPanels.ts';

export const usePuck = createUsePuck();

/** All operations on the page's elements. Each is one undo step. */
export interface Elements {
  select(id: string | null): void;
  /** Selects an element and scrolls to it; nothing if the page has none with this id. */
  open(id: string): void;
  add(type: string): void;
  move(id: string, direction: Direction): void;
  /** Moves it next to or into another. */
  drop(id: string, target: string, side: DropSide): void;
  mayDrop(id: string, target: string, side: DropSide): boolean;
  mayMove(id: string, direction: Direction): boolean;
  duplicate(id: string): void;
  remove(id: string): void;
  /**
   * `field` identifies where the change was made: continuous typing there is one step. Adding, removing or moving rows is a
   * step each, and `origins` says where they come from.
   */
  change(id: string, settings: Settings, field: string, origins?: RowOrigins): void;
  /** Typing on the page itself: everything with the same `stretch` is one step. */
  type(id: string, words: Pick<TypedWords, 'setting' | 'shape'>, html: string, stretch: string): void;
  /** A value in a version 4 element's own class. */
  restyle(id: string, field: string, value: unknown, state: string): void;
  /** Changes an element's structure. Quick successive changes with the same `run` are one step. */
  rebuild(id: string, change: (item: EditorItem, makeId: MakeId) => EditorItem, run?: string): void;
  changePanel(id: string, index: number, settings: Settings, field: string): void;
  /** Wraps a container around an element placed directly in the page, in the same step. */
  contain(id: string): void;
  /** An element as stored in documents, with its content. */
  elementOf(id: string): unknown;
  /** Inserts copies of a document's elements after the selected one. */
  insert(elements: readonly unknown[]): void;
  copy(id: string): string | null;
  /** Pastes the clipboard's elements after the selected one; `false` if there are none of ours. */
  paste(text: string): boolean;
  /** Applies the style of the clipboard's element; `false` if there is none. */
  pasteStyle(id: string, text: string): boolean;
  undo(): void;
  redo(): void;
  selected(): EditorItem | null;
}

/** `page` receives the properties of a whole page that is pasted into an empty one. */
export function useElements(history: EditHistory, frame: Frame, page: WholePage): Elements {
  const getPuck = useGetPuck();
  return useMemo(() => {
    const content = () => fromLibrary(getPuck().appState.data.content);
    const selectedId = () => getPuck().selectedItem?.props.id ?? null;

    function select(id: string | null): void {
      const itemSelector = id === null ? null : (getPuck().getSelectorForId(id) ?? null);
      getPuck().dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
    }

    /** As a function, because Puck warns in the console about plain data. */
    function setContent(next: Content): void {
      getPuck().dispatch({ type: 'setData', data: () => ({ content: next }), recordHistory: false });
    }

    function put(items: readonly EditorItem[], place: Place): void {
      const fit = fitting(items, place, sectionAround);
      const standing = inContainers(fit, place, needsContainer, containerAround);
      setContent(toLibrary(insertItems(content(), place, standing)));
      const [first] = items;
      select(first?.props.id ?? null);
      if (first) reveal(first.props.id);
    }

    /** Scrolls to an inserted element once it is rendered. */
    function reveal(id: string): void {
      requestAnimationFrame(() =>
        frame.page()?.querySelector(selectorOf(id))?.scrollIntoView({ block: 'nearest' }),
      );
    }

    function open(id: string): void {
      if (!getPuck().getSelectorForId(id)) return;
      select(id);
      reveal(id);
    }

    function placeFor(type: string): Place {
      const selected = selectedId();
      const widget = selected && frame.page()?.querySelector(selectorOf(selected));
      return insertionPlace(content(), selected, type, widget ? shownItem(widget) : 0);
    }

    function insert(elements: readonly unknown[]): void {
      const items = withNewIds(toItems(elements, kindOfWidget), () => newId('pasted'));
      // Columns among other elements are not placed like columns.
      const leading = items.find(({ type }) => type !== 'column') ?? items[0];
      if (leading) put(items, placeFor(leading.type));
    }

    function replace(item: EditorItem): void {
      const selector = getPuck().getSelectorForId(item.props.id);
      const [data] = toLibrary([item]);
      if (!selector || !data) return;
      getPuck().dispatch({
        type: 'replace',
        destinationIndex: selector.index,
        destinationZone: selector.zone,
        data,
        recordHistory: false,
      });
    }

    function moveTo(id: string, to: Place | null): void {
      const from = findItem(content(), id);
      if (!from || !to) return;
      getPuck().dispatch({
        type: 'move',
        sourceIndex: from.index,
        sourceZone: from.zone,
        destinationIndex: to.index,
        destinationZone: to.zone,
        recordHistory: false,
      });
      const wrapper = wrapperOf(from);
      if (wrapper && to.zone !== from.zone)
        history.inStepBefore(() =>
          setContent(toLibrary(content().filter((item) => item.props.id !== wrapper.props.id))),
        );
      select(id);
      reveal(id);
    }

    function show({ content: shown, selected }: Parameters<Parameters<EditHistory['undo']>[1]>[0]): void {
      getPuck().dispatch({ type: 'setUi', ui: { itemSelector: null }, recordHistory: false });
      setContent(shown);
      select(selected !== null && findItem(content(), selected) ? selected : null);
    }

    return {
      select,
      open,
      add(type) {
        const widget = editorWidgets.get(type);
        if (!widget) return;
        const item =
          type === 'section'
            ? newSection(
                newId('section'),
                sectionColumns(() => newId('column')),
              )
            : (atomicEntries.get(type)?.make(newId) ?? {
                type,
                props: { id: newId(type), ...newItemProps(type, widget) },
              });
        put([item], placeFor(type));
      },
      move: (id, direction) => moveTo(id, destination(content(), id, direction)),
      drop: (id, target, side) => moveTo(id, dropPlace(content(), id, target, side)),
      mayDrop: (id, target, side) => dropPlace(content(), id, target, side) !== null,
      mayMove: (id, direction) => destination(content(), id, direction) !== null,
      duplicate(id) {
        const found = findItem(content(), id);
        if (!found || isBound(found.item.type)) return;
        put(
          withNewIds([found.item], () => newId(found.item.type)),
          { zone: found.zone, index: found.index + 1 },
        );
      },
      remove(id) {
        const found = findItem(content(), id);
        if (!found || isBound(found.item.type)) return;
        const next =
          found.siblings[found.index + 1] ?? found.siblings[found.index - 1] ?? found.parents.at(-1);
        getPuck().dispatch({ type: 'remove', index: found.index, zone: found.zone, recordHistory: false });
        select(next?.props.id ?? null);
      },
      change(id, settings, field, origins) {
        const current = getPuck().getItemById(id);
        if (!current) return;
        const item = itemFrom(current);
        if (origins)
          replace(
            withSettings(
              withPanels(item, origins, () => newId('panel')),
              settings,
            ),
          );
        else history.inRun(`${id} ${field}`, () => replace(withSettings(item, settings)));
      },
      type(id, { setting, shape }, html, stretch) {
        const current = getPuck().getItemById(id);
        if (!current) return;
        const item = itemFrom(current);
        const before = settingsOf(item.props);
        const words = shape ? throughExposed(shape).write(html, before[setting]) : html;
        history.inOneStep(stretch, () => replace(withSettings(item, { ...before, [setting]: words })));
      },
      restyle(id, field, value, state) {
        const current = getPuck().getItemById(id);
        if (!current) return;
        const item = withClassValue(itemFrom(current), field, value, state);
        history.inRun(`${id} class ${state} ${field}`, () => replace(item));
      },
      rebuild(id, change, run) {
        const current = getPuck().getItemById(id);
        if (!current) return;
        const before = itemFrom(current);
        const after = change(before, newId);
        if (after === before) return;
        if (run === undefined) replace(after);
        else history.inRun(`${id} ${run}`, () => replace(after));
      },
      changePanel(id, index, settings, field) {
        const current = getPuck().getItemById(id);
        if (!current) return;
        const item = withPanelSettings(itemFrom(current), index, settings);
        history.inRun(`${id} ${index} ${field}`, () => replace(item));
      },
      contain(id) {
        const found = findItem(content(), id);
        if (found?.zone !== ROOT_ZONE || !needsContainer(found.item.type)) return;
        history.inStepBefore(() => {
          setContent(toLibrary(content().with(found.index, containerAround([found.item]))));
          select(id);
        });
      },
      elementOf(id) {
        const found = findItem(content(), id);
        return found && toElements([found.item])[0];
      },
      insert,
      copy(id) {
        const found = findItem(content(), id);
        return found && clipboardText(toElements([found.item]));
      },
      paste(text) {
        const pasted = pastedIn(text);
        if (!pasted) return false;
        const isFirst = content().length === 0;
        if (isFirst && pasted.isFromElementor)
          history.inStepOfPage(page, () => {
            insert(pasted.elements);
            page.setSettings(settingsOfPage(page.settings(), pasted));
          });
        else insert(pasted.elements);
        return true;
      },
      pasteStyle(id, text) {
        const [other] = toItems(pastedIn(text)?.elements ?? [], kindOfWidget);
        const current = getPuck().getItemById(id);
        if (!other || !current) return false;
        const item = itemFrom(current);
        replace(withStyleOf(item, other, editorWidgets.get(item.type)?.fields ?? []));
        return true;
      },
      undo: () => history.undo(getPuck().appState, show),
      redo: () => history.redo(getPuck().appState, show),
      selected() {
        const item = getPuck().selectedItem;
        return item ? itemFrom(item) : null;
      },
    };
  }, [getPuck, history, frame, page]);
}

/** An element's selector on the canvas. */
export function selectorOf(id: string): string {
  return `.elementor-element-${CSS.escape(elementIdOf(id))}`;
}
