import { IslandStyle } from '@portico/kernel/islands/react';
import type { BuilderElement } from '../../protocol.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { AccordionView } from './AccordionView.tsx';
import { accordionFromElement } from './accordionFromElement.ts';

/** The whole accordion widget, as the server renders it. */
export function Accordion({ element }: { element: BuilderElement }) {
  return (
    <WidgetElement id={element.id} widgetType="accordion">
      <IslandStyle name="accordion" />
      <div className="elementor-accordion">
        <AccordionView {...accordionFromElement(element)} />
      </div>
    </WidgetElement>
  );
}
