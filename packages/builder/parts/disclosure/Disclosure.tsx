import { IslandStyle } from '@portico/kernel/islands/react';
import type { BuilderElement } from '../../wire/public.ts';
import { useIdPart } from '../element/IdParts.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { useIcons } from '../icon/useIcons.ts';
import type { DisclosureKind } from './DisclosureProps.ts';
import { DisclosureView } from './DisclosureView.tsx';
import { disclosureFromElement } from './disclosureFromElement.ts';

/** The whole widget, rendered on the server. */
export function Disclosure({ kind, element }: { kind: DisclosureKind; element: BuilderElement }) {
  const idPart = useIdPart(element.id);
  const iconOf = useIcons();
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name={kind} />
      <div className={`elementor-${kind}`}>
        <DisclosureView {...disclosureFromElement(kind, element, idPart, iconOf)} />
      </div>
    </WidgetElement>
  );
}
