import { memo, type ReactNode } from 'react';
import { AtomicBlock } from '../../document/atomic/AtomicBlock.tsx';
import { ColumnView, ContainerView, SectionView } from '../../document/structure.tsx';
import { widgetOf } from '../../document/widgets.ts';
import { type EditorItem, OTHER } from '../../model/edits/EditorItem.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { canvasElement } from './canvasTree.ts';
import { OtherBox, WidgetBoundary } from './placeholders.tsx';

/** An element without panels that is far from view: its looks, with nothing that could be dragged or pressed. */
export const StillElement = memo(function StillElement({ item }: { item: EditorItem }): ReactNode {
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
          <StillWidget element={element} />
        </WidgetBoundary>
      );
    default:
      return <AtomicBlock element={element}>{children}</AtomicBlock>;
  }
});

function StillWidget({ element }: { element: BuilderElement }): ReactNode {
  const Render = widgetOf(element)?.Render;
  return Render && <Render element={element} renderChild={() => null} />;
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
