import { createUsePuck } from '@puckeditor/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AtomicBlock } from '../../document/atomic/AtomicBlock.tsx';
import { elementIdOf } from '../../model/edits/ids.ts';
import { findItem } from '../../model/edits/moves.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { useFrameDocument } from './CanvasFrame.tsx';
import { canvasTree } from './canvasTree.ts';
import { itemFrom } from './library.ts';
import { TURN } from './turnToEntry.ts';

const usePuck = createUsePuck();

interface CanvasWholeProps {
  readonly id: string;
  readonly element: BuilderElement;
  readonly children: ReactNode;
}

/** Tabs, an accordion or a form of version 4: what they show depends on their content. */
export function CanvasWhole({ id, element, children }: CanvasWholeProps) {
  // Puck throws if the element is gone.
  const data = usePuck((state) => (state.getSelectorForId(id) ? state.getItemById(id) : undefined));
  const selected = usePuck((state) => state.selectedItem?.props.id ?? null);
  const item = useMemo(() => (data ? itemFrom(data) : null), [data]);
  const tree = useMemo(() => (item ? canvasTree([item])[0] : undefined) ?? element, [item, element]);
  const holding = useMemo(() => {
    const found = item && selected ? findItem([item], selected) : null;
    return found
      ? panelOf(
          tree,
          [...found.parents, found.item].map(({ props }) => props.id),
        )
      : null;
  }, [item, tree, selected]);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (holding !== null) setShown(holding);
  }, [holding]);
  useTurns(element, setShown);
  const settings =
    shown === null || tree.elType !== 'e-tabs'
      ? tree.settings
      : { ...tree.settings, 'default-active-tab': { $$type: 'number', value: shown } };
  return (
    <AtomicBlock element={{ ...tree, settings }} isEdited>
      {children}
    </AtomicBlock>
  );
}

/** Which tab or panel is on a path into the tabs. */
function panelOf(tabs: BuilderElement, way: readonly string[]): number | null {
  if (tabs.elType !== 'e-tabs') return null;
  for (const area of tabs.elements) {
    const parts = area.elements.filter(({ elType }) => elType === 'e-tab' || elType === 'e-tab-content');
    const at = parts.findIndex((part) => way.some((id) => elementIdOf(id) === part.id));
    if (at >= 0) return at;
  }
  return null;
}

/** Tabs switch when one of them is pressed, or when the panel asks for it. */
function useTurns({ id, elType }: BuilderElement, turn: (index: number) => void): void {
  const page = useFrameDocument();
  useEffect(() => {
    if (!page || elType !== 'e-tabs') return;
    const onTurn = (event: Event): void => {
      const isThis = (event.target as Element).classList.contains(`elementor-element-${id}`);
      if (isThis && event instanceof CustomEvent) turn(Number(event.detail));
    };
    const onPress = (event: Event): void => {
      const tab = (event.target as Element | null)?.closest('[role="tab"]')?.id ?? '';
      const [, number] = tab.startsWith(`${id}-tab-`) ? (/-tab-(\d+)$/.exec(tab) ?? []) : [];
      if (number !== undefined) turn(Number(number));
    };
    page.addEventListener(TURN, onTurn, true);
    page.addEventListener('pointerup', onPress, true);
    return () => {
      page.removeEventListener(TURN, onTurn, true);
      page.removeEventListener('pointerup', onPress, true);
    };
  }, [page, id, elType, turn]);
}
