import { Component, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { ElementView } from '../../document/ElementView.tsx';
import { widgetOf } from '../../document/widgets.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { contentOf } from '../../model/edits/EditorItem.ts';
import { elementIdOf } from '../../model/edits/ids.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';
import { useIconDrawings } from '../../parts/icon/useIcons.ts';
import { useSiteParts } from '../../parts/site/useSitePart.ts';
import { editorWidgets } from '../editorWidgets.ts';

export const PLACEHOLDER = 'portico-placeholder';

interface PlaceholderProps {
  readonly id: string;
  readonly words: string;
  /** Called when icons or parts of the site have arrived, with which there may be something to show. */
  readonly onArrival?: () => void;
}

export function Placeholder({ id, words, onArrival = () => {} }: PlaceholderProps) {
  const icons = useIconDrawings();
  const parts = useSiteParts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one of these is what has come.
  useLayoutEffect(onArrival, [icons, parts]);
  return (
    <div className={`elementor-element elementor-element-${id} ${PLACEHOLDER}`} data-id={id}>
      {words}
    </div>
  );
}

/**
 * Stands for a widget whose style sheets are still loading. Without it, React would hide everything around that widget, too, and
 * undo what the canvas has prepared there.
 */
export function Waiting({ onArrival }: { readonly onArrival: () => void }) {
  useLayoutEffect(() => onArrival, [onArrival]);
  return null;
}

/** Something that cannot be edited here: named, movable, saved unchanged, with its known parts shown. */
export function OtherBox({ id, content }: { id: string; content: string }) {
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

/** What a visitor would see of it. Its HTML was sanitised when it was stored. */
function knownPart(raw: unknown): ReactNode {
  const [element] = parseDocument([raw], { id: 0, cleanHtml: (html) => html }).elements;
  if (!element) return null;
  const isKnown = element.elType !== 'widget' || widgetOf(element) !== undefined;
  return isKnown || element.elements.length > 0 ? <ElementView element={element} isInner /> : null;
}

export function labelOf(type: string): string {
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

/** A widget that fails to render must not crash the editor. */
export class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
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
