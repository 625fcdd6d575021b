import type { HTMLAttributes, ReactNode } from 'react';
import type { BuilderElement } from '../wire/public.ts';
import { AtomicBlock } from './atomic/AtomicBlock.tsx';
import { ColumnView, ContainerView, SectionView } from './structure.tsx';
import { UnknownWidget } from './UnknownWidget.tsx';
import { WidgetView } from './WidgetView.tsx';
import { widgetOf } from './widgets.ts';

interface ElementViewProps {
  readonly element: BuilderElement;
  /** True inside another container or section. */
  readonly isInner?: boolean;
  /** Added by the widget that contains this container. */
  readonly attributes?: HTMLAttributes<HTMLElement>;
}

/** One element of a page document with its descendants, rendered on the server. */
export function ElementView({ element, isInner = false, attributes }: ElementViewProps): ReactNode {
  const frame = { element, isInner: isInner || element.isInner === true };
  const children = element.elements.map((child) => <ElementView key={child.id} element={child} isInner />);
  switch (element.elType) {
    case 'container':
      return (
        <ContainerView {...frame} attributes={attributes}>
          {children}
        </ContainerView>
      );
    case 'section':
      return <SectionView {...frame}>{children}</SectionView>;
    case 'column':
      return <ColumnView {...frame}>{children}</ColumnView>;
    case 'widget':
      return widgetOf(element) ? (
        <WidgetView element={element} renderChild={renderChild} />
      ) : (
        <UnknownWidget element={element}>{children}</UnknownWidget>
      );
    default:
      return <AtomicBlock element={element}>{children}</AtomicBlock>;
  }
}

function renderChild(child: BuilderElement, attributes: HTMLAttributes<HTMLElement>): ReactNode {
  return <ElementView key={child.id} element={child} isInner attributes={attributes} />;
}
