import type { PuckContext, SlotComponent } from '@puckeditor/core';
import {
  type HTMLAttributes,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { AtomicBlock } from '../../document/atomic/AtomicBlock.tsx';
import { ColumnView, ContainerView, SectionView } from '../../document/structure.tsx';
import { WidgetView } from '../../document/WidgetView.tsx';
import { COMPONENT_WIDGET } from '../../model/atomic/components.ts';
import { atomicEntries } from '../../model/edits/atomicEntries.ts';
import { OTHER } from '../../model/edits/EditorItem.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { editorWidgets } from '../editorWidgets.ts';
import { CanvasComponent } from './CanvasComponent.tsx';
import { useFrameDocument } from './CanvasFrame.tsx';
import { CanvasWhole } from './CanvasWhole.tsx';
import { CanvasZone, InElement } from './CanvasZone.tsx';
import { canvasElement } from './canvasTree.ts';
import { labelOf, OtherBox, PLACEHOLDER, Placeholder, Waiting, WidgetBoundary } from './placeholders.tsx';
import { useFrozenWhileTyping } from './typing/useFrozenWhileTyping.ts';
import { useEditHandlers } from './useEditHandlers.ts';
import { useKeptSlide } from './useKeptSlide.ts';

export interface CanvasElementProps {
  readonly id: string;
  readonly element: string;
  readonly elements?: SlotComponent;
  readonly panels?: readonly { readonly panel: string; readonly elements: SlotComponent }[];
  readonly puck: PuckContext;
}

/** One element on the canvas: the view that visitors get, with Puck's list in place of its children. */
export function CanvasElement({ type, ...props }: CanvasElementProps & { type: string }) {
  const { id, element: content, elements: Zone, panels, puck } = props;
  const element = useMemo(
    () =>
      canvasElement({
        type,
        props: {
          id,
          element: content,
          ...(panels && { panels: panels.map(({ panel }) => ({ panel, elements: [] })) }),
        },
      }),
    [type, id, content, panels],
  );
  const isInner = use(InElement);
  const { isUnseen = false, restarts } = editorWidgets.get(type) ?? {};
  const { node, isEmpty, lookAgain } = useCanvasNode(id, element.id, puck.dragRef, isUnseen);
  const start = restarts ? startOf(element) : '';
  useKeptSlide(node, start);
  useEditHandlers(node, element);
  const drawn = useFrozenWhileTyping(element);
  const renderChild = useCallback(
    (child: BuilderElement, attributes: HTMLAttributes<HTMLElement>) => {
      const index = drawn.elements.indexOf(child);
      const PanelZone = panels?.[index]?.elements;
      return (
        <ContainerView key={child.id} element={child} isInner attributes={attributes}>
          {PanelZone && <CanvasZone id={id} panel={index} Zone={PanelZone} />}
        </ContainerView>
      );
    },
    [drawn, panels, id],
  );

  // Puck renders an element again on every hover; its view need not.
  const view = useMemo(
    () =>
      type === COMPONENT_WIDGET ? (
        <CanvasComponent element={drawn} onDrawn={lookAgain} />
      ) : (
        <WidgetView element={drawn} renderChild={renderChild} />
      ),
    [type, drawn, renderChild, lookAgain],
  );

  if (type === OTHER) return <OtherBox id={element.id} content={content} />;
  const zone = Zone && <CanvasZone id={id} Zone={Zone} />;
  if (element.elType === 'container')
    return (
      <ContainerView element={element} isInner={isInner}>
        {zone}
      </ContainerView>
    );
  if (element.elType === 'section')
    return (
      <SectionView element={element} isInner={isInner}>
        {zone}
      </SectionView>
    );
  if (element.elType === 'column')
    return (
      <ColumnView element={element} isInner={isInner}>
        {zone}
      </ColumnView>
    );
  if (atomicEntries.has(type))
    return (
      <CanvasWhole id={id} element={element}>
        {zone}
      </CanvasWhole>
    );
  if (element.elType !== 'widget')
    return (
      <AtomicBlock element={element} isEdited>
        {zone}
      </AtomicBlock>
    );
  return (
    <WidgetBoundary key={start} id={element.id} type={type}>
      <Suspense fallback={<Waiting onArrival={lookAgain} />}>{view}</Suspense>
      {isEmpty && (
        <Placeholder
          id={element.id}
          words={`${labelOf(type)}: ${isUnseen ? 'visitors see nothing here' : 'nothing to show yet'}`}
          onArrival={lookAgain}
        />
      )}
    </WidgetBoundary>
  );
}

/** What a widget reads once, when it starts: its own settings, not those of its box, which all elements have. */
function startOf({ settings }: BuilderElement): string {
  return JSON.stringify(Object.entries(settings).filter(([name]) => !/^(_|animation)/.test(name)));
}

/**
 * An element's outermost node, which the view creates but does not expose; it is found by its id. Puck drags the element by it.
 * There is none if the view renders nothing.
 */
function useCanvasNode(libraryId: string, id: string, dragRef: PuckContext['dragRef'], isUnseen: boolean) {
  const page = useFrameDocument();
  const [isEmpty, setEmpty] = useState(false);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const node = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const nodes = [...(page?.querySelectorAll<HTMLElement>(`.elementor-element-${CSS.escape(id)}`) ?? [])];
    const own = nodes.find((one) => !one.classList.contains(PLACEHOLDER) && !isUnseen && !isBlank(one));
    setEmpty(own === undefined);
    const found = own ?? nodes.findLast((one) => one.classList.contains(PLACEHOLDER)) ?? nodes[0] ?? null;
    // The view rewrites its classes whenever they change.
    found?.classList.add(EDITED);
    if (found === node.current) return;
    found?.setAttribute('data-model-cid', `c${id}`);
    if (found) markForLibrary(found, libraryId);
    node.current = found;
    dragRef?.(found);
  });
  useLayoutEffect(
    () => () => {
      // React also does this to what it hides for a moment, as while a style sheet loads. Then the node is found again.
      node.current = null;
      dragRef?.(null);
    },
    [dragRef],
  );
  return { node, isEmpty, lookAgain };
}

/**
 * Set early: Puck sets these itself a moment later, interleaved with style reads, which would recalculate the whole page once
 * per element.
 */
function markForLibrary(node: HTMLElement, id: string): void {
  node.setAttribute('data-puck-component', id);
  node.setAttribute('data-puck-dnd', id);
  node.style.position = 'relative';
}

/** A video without a URL leaves only its frame. */
function isBlank(node: HTMLElement): boolean {
  return node.querySelector(':scope > .elementor-widget-container:empty') !== null;
}

const EDITED = 'elementor-element-edit-mode';
