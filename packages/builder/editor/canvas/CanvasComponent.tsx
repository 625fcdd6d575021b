import { useApiQuery } from '@portico/kernel/admin';
import { useLayoutEffect, useMemo } from 'react';
import { documentStyles } from '../../document/documentStyles.ts';
import { ElementView } from '../../document/ElementView.tsx';
import { fillComponents } from '../../model/atomic/components.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { componentCall } from '../../wire/admin.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { useCanvasLooks, useFrameDocument } from './CanvasFrame.tsx';
import { useAdoptedSheet } from './useAdoptedSheet.ts';

interface CanvasComponentProps {
  readonly element: BuilderElement;
  /** Called when its content changes. */
  readonly onDrawn: () => void;
}

/** What a component shows at one of its places. It is edited on its own page. */
export function CanvasComponent({ element, onDrawn }: CanvasComponentProps) {
  const page = useFrameDocument();
  const { devices, classes } = useCanvasLooks();
  const components = useApiQuery(componentCall).data?.components;
  const drawn = useMemo(() => {
    // Its HTML was sanitised when it was stored.
    const known = new Map(
      components?.map(({ id, elements }) => [id, parseDocument(elements, { id, cleanHtml: (html) => html })]),
    );
    return fillComponents([element], (id) => known.get(id)?.elements ?? [])[0]?.elements ?? [];
  }, [components, element]);
  const css = useMemo(() => {
    const id = page?.querySelector('.elementor-edit-area')?.getAttribute('data-elementor-id') ?? '0';
    if (drawn.length === 0) return '';
    return documentStyles({ id, type: 'page', settings: {}, elements: drawn }, devices, classes);
  }, [page, drawn, devices, classes]);
  useAdoptedSheet(page, css);
  // A component has no node of its own, so its first node represents it here.
  const first = drawn[0]?.id;
  useLayoutEffect(() => {
    if (first === undefined) return;
    page
      ?.querySelector(`.elementor-element-${CSS.escape(first)}`)
      ?.classList.add(`elementor-element-${element.id}`);
    onDrawn();
  }, [page, first, element, onDrawn]);
  return drawn.map((child) => <ElementView key={child.id} element={child} />);
}
