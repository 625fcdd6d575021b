import { memo, type ReactNode } from 'react';
import { AtomicBlock } from '../../document/atomic/AtomicBlock.tsx';
import { ColumnView, ContainerView, SectionView } from '../../document/structure.tsx';
import { WidgetView } from '../../document/WidgetView.tsx';
import { atomicEntries } from '../../model/edits/atomicEntries.ts';
import { type EditorItem, OTHER } from '../../model/edits/EditorItem.ts';
import { canvasElement, canvasTree } from './canvasTree.ts';
import { OtherBox, WidgetBoundary } from './placeholders.tsx';

/** An element without panels that is far from view: rendered, but without drag and drop or interaction. */
export const StillElement = memo(Still, (before, { item }) => isSame(before.item, item));

function Still({ item }: { item: EditorItem }): ReactNode {
  const { type, props } = item;
  const element = canvasElement(item);
  if (type === OTHER) return <OtherBox id={element.id} content={props.element} />;
  const children = props.elements && <StillList items={props.elements} />;
  switch (element.elType) {
    case 'container':
      return (
        <ContainerView element={element} isInner>
          {children}
        </ContainerView>
      );
    case 'section':
      return (
        <SectionView element={element} isInner>
          {children}
        </SectionView>
      );
    case 'column':
      return (
        <ColumnView element={element} isInner>
          {children}
        </ColumnView>
      );
    case 'widget':
      return (
        <WidgetBoundary id={element.id} type={type}>
          <WidgetView element={element} renderChild={() => null} />
        </WidgetBoundary>
      );
    default:
      return (
        <AtomicBlock
          element={atomicEntries.has(type) ? (canvasTree([item])[0] ?? element) : element}
          isEdited
        >
          {children}
        </AtomicBlock>
      );
  }
}

/** Puck recreates its items at every step, and most are unchanged. */
function isSame(one: EditorItem, other: EditorItem): boolean {
  const [ones, others] = [one.props.elements ?? [], other.props.elements ?? []];
  return (
    one.type === other.type &&
    one.props.id === other.props.id &&
    one.props.element === other.props.element &&
    ones.length === others.length &&
    ones.every((child, index) => {
      const beside = others[index];
      return beside !== undefined && isSame(child, beside);
    })
  );
}

function StillList({ items }: { items: readonly EditorItem[] }) {
  return (
    <div className="portico-zone portico-zone-still">
      {items.map((item) => (
        <StillElement key={item.props.id} item={item} />
      ))}
    </div>
  );
}
