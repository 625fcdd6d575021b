import { createUsePuck, type SlotComponent, useGetPuck } from '@puckeditor/core';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorItem } from '../../model/edits/EditorItem.ts';
import { findItem } from '../../model/edits/moves.ts';
import { fromLibrary } from './library.ts';
import { OpeningContext } from './Opening.ts';
import { StillElement } from './StillElement.tsx';

interface CanvasZoneProps {
  /** Id of the element that contains the list. */
  readonly id: string;
  /** Which of its panels, if it has any. */
  readonly panel?: number;
  readonly Zone: SlotComponent;
}

/**
 * Puck's list in place of an element's children. Drag and drop costs more to set up than to render, so what is far from view
 * when a page opens is only rendered, and becomes a list when it comes near or is selected.
 */
export function CanvasZone({ id, panel, Zone }: CanvasZoneProps) {
  const opening = use(OpeningContext);
  const getPuck = useGetPuck();
  const [isStill, setStill] = useState(() => {
    const items = fromLibrary(listIn(getPuck(), id, panel));
    return !items.some(hasPanels) && !opening.mayMake(items.length);
  });
  return (
    <InElement value>
      {isStill ? (
        <StillZone id={id} panel={panel} wake={() => setStill(false)} />
      ) : (
        <Zone className="portico-zone" minEmptyHeight={72} />
      )}
    </InElement>
  );
}

/** True inside another element: top-level elements keep a distance to the page's edges. */
export const InElement = createContext(false);

interface StillZoneProps {
  readonly id: string;
  readonly panel: number | undefined;
  readonly wake: () => void;
}

function StillZone({ id, panel, wake }: StillZoneProps) {
  const { whenNear } = use(OpeningContext);
  const node = useRef<HTMLDivElement>(null);
  const list = usePuck((state) => listIn(state, id, panel));
  const items = useMemo(() => fromLibrary(list), [list]);
  const isSelectedIn = usePuck(
    ({ selectedItem }) => selectedItem !== null && holds(items, selectedItem.props.id),
  );
  const latestWake = useRef(wake);
  latestWake.current = wake;
  useEffect(
    () => (node.current ? whenNear(node.current, () => latestWake.current()) : undefined),
    [whenNear],
  );
  useLayoutEffect(() => {
    if (isSelectedIn) latestWake.current();
  }, [isSelectedIn]);
  return (
    <div className="portico-zone portico-zone-still" ref={node}>
      {items.map((item) => (
        <StillElement key={item.props.id} item={item} />
      ))}
    </div>
  );
}

const usePuck = createUsePuck();

type State = ReturnType<ReturnType<typeof useGetPuck>>;

/** As stored in Puck. */
function listIn(state: State, id: string, panel: number | undefined): unknown {
  // Puck throws if the element no longer exists.
  if (!state.getSelectorForId(id)) return undefined;
  const { elements, panels } = state.getItemById(id)?.props ?? {};
  return panel === undefined ? elements : panels?.[panel]?.elements;
}

/** The outline leads into panels, which are switched by code that only a real list starts. */
function hasPanels({ props }: EditorItem): boolean {
  return props.panels !== undefined || props.elements?.some(hasPanels) === true;
}

function holds(items: readonly EditorItem[], id: string): boolean {
  return findItem(items, id) !== null;
}
