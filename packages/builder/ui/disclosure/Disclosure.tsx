import { IslandStyle } from '@portico/kernel/islands/react';
import type { BuilderElement } from '../../protocol.ts';
import { useIdPart } from '../element/IdParts.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import type { DisclosureKind } from './DisclosureProps.ts';
import { DisclosureView } from './DisclosureView.tsx';
import { disclosureFromElement } from './disclosureFromElement.ts';

/** The whole widget, as the server renders it. */
export function Disclosure({ kind, element }: { kind: DisclosureKind; element: BuilderElement }) {
  const idPart = useIdPart(element.id);
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name={kind} />
      <div className={`elementor-${kind}`}>
        <DisclosureView {...disclosureFromElement(kind, element, idPart)} />
      </div>
    </WidgetElement>
  );
}
