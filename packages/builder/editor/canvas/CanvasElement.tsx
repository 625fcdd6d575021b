import type { PuckContext, SlotComponent } from '@puckeditor/core';
import {
  Component,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AtomicBlock } from '../../document/atomic/AtomicBlock.tsx';
import { ElementView } from '../../document/ElementView.tsx';
import { ColumnView, ContainerView, SectionView } from '../../document/structure.tsx';
import { wholeElement, widgetOf } from '../../document/widgets.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { contentOf, OTHER } from '../../model/edits/EditorItem.ts';
import { elementIdOf } from '../../model/edits/ids.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { editorWidgets } from '../editorWidgets.ts';
import { useFrameDocument } from './CanvasFrame.tsx';
import { canvasElement } from './canvasTree.ts';
import { useStandingStill } from './typing/useStandingStill.ts';
import { useEditHandlers } from './useEditHandlers.ts';
import { useKeptSlide } from './useKeptSlide.ts';

export interface CanvasElementProps {
  readonly id: string;
  readonly element: string;
  readonly elements?: SlotComponent;
  readonly panels?: readonly { readonly panel: string; readonly elements: SlotComponent }[];
  readonly puck: PuckContext;
}

/** One element on the canvas: the view that visitors get, with the library's list in it where children stand. */
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
  const isInner = useContext(InElement);
  const { node, isEmpty } = useCanvasNode(element.id, puck.dragRef);
  const start = editorWidgets.get(type)?.restarts ? startOf(element) : '';
  useKeptSlide(node, start);
  useEditHandlers(node, element);
  const drawn = useStandingStill(element);
  const renderChild = useCallback(
    (child: BuilderElement, attributes: HTMLAttributes<HTMLElement>) => {
      const index = drawn.elements.indexOf(child);
      const PanelZone = panels?.[index]?.elements;
      return (
        <ContainerView key={child.id} element={child} isInner attributes={attributes}>
          {PanelZone && listIn(PanelZone)}
        </ContainerView>
      );
    },
    [drawn, panels],
  );

  // The library draws an element anew whenever it is pointed at; its view need not hear of it.
  const view = useMemo(() => {
    const Render = widgetOf(drawn)?.Render;
    return Render && <Render element={wholeElement(drawn)} renderChild={renderChild} />;
  }, [drawn, renderChild]);

  if (type === OTHER) return <OtherBox id={element.id} content={content} />;
  const zone = Zone && listIn(Zone);
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
  if (element.elType !== 'widget') return <AtomicBlock element={element}>{zone}</AtomicBlock>;
  return (
    <WidgetBoundary key={start} id={element.id} type={type}>
      {view}
      {isEmpty && <Placeholder id={element.id} words={`${labelOf(type)}: nothing to show yet`} />}
    </WidgetBoundary>
  );
}

/** True below another element: what stands in the page itself keeps a distance to its edges. */
const InElement = createContext(false);

function listIn(Zone: SlotComponent): ReactNode {
  return (
    <InElement value>
      <Zone className="portico-zone" minEmptyHeight={72} />
    </InElement>
  );
}

/** What a widget looks at once, when it starts: its own settings, not those of the box around it, which all elements have. */
function startOf({ settings }: BuilderElement): string {
  return JSON.stringify(Object.entries(settings).filter(([name]) => !/^(_|animation)/.test(name)));
}

/**
 * An element's outermost node, which the view makes and does not hand out; it is found by its id. The library drags
 * the element by it. There is none where the view has nothing to show.
 */
function useCanvasNode(id: string, dragRef: PuckContext['dragRef']) {
  const page = useFrameDocument();
  const [isEmpty, setEmpty] = useState(false);
  const node = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const nodes = [...(page?.querySelectorAll<HTMLElement>(`.elementor-element-${CSS.escape(id)}`) ?? [])];
    const own = nodes.find((one) => !one.classList.contains(PLACEHOLDER) && !isBlank(one));
    setEmpty(own === undefined);
    const found = own ?? nodes.findLast((one) => one.classList.contains(PLACEHOLDER)) ?? nodes[0] ?? null;
    // The view writes its classes anew whenever they change.
    found?.classList.add(EDITED);
    if (found === node.current) return;
    found?.setAttribute('data-model-cid', `c${id}`);
    node.current = found;
    dragRef?.(found);
  });
  useLayoutEffect(() => () => dragRef?.(null), [dragRef]);
  return { node, isEmpty };
}

/** A video without an address leaves nothing but its frame. */
function isBlank(node: HTMLElement): boolean {
  return node.querySelector(':scope > .elementor-widget-container:empty') !== null;
}

const EDITED = 'elementor-element-edit-mode';

const PLACEHOLDER = 'portico-placeholder';

function Placeholder({ id, words }: { id: string; words: string }) {
  return (
    <div className={`elementor-element elementor-element-${id} ${PLACEHOLDER}`} data-id={id}>
      {words}
    </div>
  );
}

/** Something that cannot be changed here: named, movable, saved as it came, and what is known of it shown. */
function OtherBox({ id, content }: { id: string; content: string }) {
  const raw = contentOf({ id, element: content }).raw;
  const name = isRecord(raw) ? textOf(raw.widgetType) || textOf(raw.elType) : '';
  const known = useMemo(() => knownPart(raw), [raw]);
  return (
    <div className={`elementor-element elementor-element-${id} ${PLACEHOLDER}-other`} data-id={id}>
      <div className={PLACEHOLDER}>
        <strong>{name || 'An element'}</strong>
        <span>
          {known
            ? 'cannot be changed here. It is kept as it is.'
            : 'is not known here. It is kept as it is, and shown again when something here knows it.'}
        </span>
      </div>
      {known}
    </div>
  );
}

/** What a visitor would see of it. Its HTML was cleaned when it was stored. */
function knownPart(raw: unknown): ReactNode {
  const [element] = parseDocument([raw], { id: 0, cleanHtml: (html) => html }).elements;
  if (!element) return null;
  const isKnown = element.elType !== 'widget' || widgetOf(element) !== undefined;
  return isKnown || element.elements.length > 0 ? <ElementView element={element} isInner /> : null;
}

function labelOf(type: string): string {
  return editorWidgets.get(type)?.label ?? type;
}

interface BoundaryProps {
  readonly id: string;
  readonly type: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** A widget that cannot show what it was given must not take the editor with it. */
class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { id, type, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Placeholder id={elementIdOf(id)} words={`${labelOf(type)} cannot be shown with these settings`} />
    );
  }
}
