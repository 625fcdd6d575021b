import { useGetPuck } from '@puckeditor/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { clipboardText, pastedIn } from '../../model/edits/clipboard.ts';
import { toElements, toItems } from '../../model/edits/convert.ts';
import { withStyleOf } from '../../model/edits/copiedStyle.ts';
import { type EditorItem, OTHER, settingsOf, withSettings } from '../../model/edits/EditorItem.ts';
import {
  allBeside,
  chosenItems,
  rangeTo,
  withCopies,
  withEach,
  withMoved,
  withoutItems,
} from '../../model/edits/several.ts';
import { writeSetting } from '../../model/fields/fieldValue.ts';
import { fromLibrary, toLibrary } from '../canvas/library.ts';
import { editorWidgets, kindOfWidget } from '../editorWidgets.ts';
import { newId } from './newElements.ts';
import { hiddenOn } from './summary.ts';
import { type Elements, usePuck } from './useElements.ts';

/** Elements selected together. Each operation on them is one step. */
export interface Several {
  /** Two or more; otherwise empty. */
  readonly ids: ReadonlySet<string>;
  /** Ctrl adds or removes one, Shift extends the selection to it. */
  choose(id: string, how: 'toggle' | 'range'): void;
  chooseAll(): void;
  leave(): void;
  items(): readonly EditorItem[];
  move(direction: 'up' | 'down'): void;
  duplicate(): void;
  remove(): void;
  /** Hides them on this device; shows them again if all are hidden. */
  hide(device: string): void;
  copy(): string;
  /** `false` if the clipboard holds no element. */
  pasteStyle(text: string): boolean;
}

export function useSeveral(elements: Elements): Several {
  const getPuck = useGetPuck();
  const [ids, show] = useState<ReadonlySet<string>>(NONE);
  // Rows of the outline keep their first callback.
  const latest = useRef(ids);
  const selected = usePuck((state) => state.selectedItem?.props.id ?? null);
  // Selecting another element ends the multiple selection.
  useEffect(() => {
    if (selected === null || ids.size === 0 || ids.has(selected)) return;
    latest.current = NONE;
    show(NONE);
  }, [selected, ids]);

  const actions = useMemo((): Omit<Several, 'ids'> => {
    const content = () => fromLibrary(getPuck().appState.data.content);
    const items = () => chosenItems(content(), latest.current);
    const current = () => getPuck().selectedItem?.props.id ?? null;

    function setIds(next: ReadonlySet<string>): void {
      latest.current = next;
      show(next);
    }

    function take(next: ReadonlySet<string>, last: string | null): void {
      setIds(next.size > 1 ? next : NONE);
      elements.select(last);
    }

    function become(change: (before: readonly EditorItem[]) => readonly EditorItem[]): void {
      const before = content();
      const next = change(before);
      if (next === before) return;
      const data = toLibrary(next);
      getPuck().dispatch({ type: 'setData', data: () => ({ content: data }), recordHistory: false });
    }

    /** Puck identifies the selection by its position. */
    function keepSelected(edit: () => void): void {
      const last = current();
      edit();
      elements.select(last);
    }

    return {
      items,
      choose(id, how) {
        const last = current();
        const before = latest.current.size > 0 ? latest.current : new Set(last === null ? [] : [last]);
        const next = new Set(before);
        if (how === 'range' && last !== null) for (const one of rangeTo(content(), last, id)) next.add(one);
        else if (!next.delete(id)) next.add(id);
        take(next, next.has(id) ? id : ([...next].at(-1) ?? null));
      },
      chooseAll() {
        const all = allBeside(content(), current()).map(({ props }) => props.id);
        take(new Set(all), current() ?? all[0] ?? null);
      },
      leave: () => setIds(NONE),
      move: (direction) => keepSelected(() => become((all) => withMoved(all, latest.current, direction))),
      duplicate() {
        const copies = new Set<string>();
        become((all) =>
          withCopies(all, latest.current, () => {
            const id = newId('copy');
            copies.add(id);
            return id;
          }),
        );
        const made = chosenItems(content(), copies).map(({ props }) => props.id);
        take(new Set(made), made[0] ?? null);
      },
      remove() {
        elements.select(null);
        become((all) => withoutItems(all, latest.current));
        setIds(NONE);
      },
      hide(device) {
        const name = `hide_${device}`;
        const isHidden = items().every((item) => hiddenOn(item).some((one) => one === device));
        keepSelected(() =>
          become((all) =>
            withEach(all, latest.current, (item) =>
              item.type === OTHER
                ? item
                : withSettings(
                    item,
                    writeSetting(settingsOf(item.props), name, isHidden ? undefined : `hidden-${device}`),
                  ),
            ),
          ),
        );
      },
      copy: () => clipboardText(toElements(items())),
      pasteStyle(text) {
        const [other] = toItems(pastedIn(text)?.elements ?? [], kindOfWidget);
        if (!other) return false;
        keepSelected(() =>
          become((all) =>
            withEach(all, latest.current, (item) =>
              item.type === OTHER
                ? item
                : withStyleOf(item, other, editorWidgets.get(item.type)?.fields ?? []),
            ),
          ),
        );
        return true;
      },
    };
  }, [getPuck, elements]);
  return useMemo(() => ({ ...actions, ids }), [actions, ids]);
}

const NONE: ReadonlySet<string> = new Set();
