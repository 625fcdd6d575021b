import { IslandStyle } from '@portico/kernel/islands/react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { filledTextOf, rowsOf, textOf } from '../../model/settings/read.ts';
import { useIdPart } from '../../parts/element/IdParts.ts';
import { safeId } from '../../parts/element/safeId.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { type DrawIcon, useIcons } from '../../parts/icon/useIcons.ts';
import { type BuilderElement, nestedAccordionItemId } from '../../wire/public.ts';
import type { NestedAccordionItem } from './NestedAccordionProps.ts';
import { NestedAccordionView } from './NestedAccordionView.tsx';

const NAMES = ['default_state', 'max_items_expended', 'n_accordion_animation_duration'];

/** The whole nested accordion, rendered on the server: each item opens one of the widget's containers. */
export function NestedAccordion({ element, renderChild }: WidgetProps) {
  const items = itemsOf(element, useIdPart(element.id), useIcons());
  const begins = element.settings.default_state === 'all_collapsed' || items.length === 0 ? [] : [0];
  return (
    <WidgetElement {...widgetFrame(element, { names: NAMES })} wrapperName="n-accordion">
      <IslandStyle name="nested-accordion" />
      <NestedAccordionView
        items={items}
        titleTag={headingTagOf(element.settings.title_tag, 'div')}
        openItems={begins}
        panel={(index, attributes) => {
          const child = element.elements[index];
          return child && renderChild?.(child, attributes);
        }}
      />
    </WidgetElement>
  );
}

function itemsOf(
  { settings, elements }: BuilderElement,
  idPart: string,
  iconOf: DrawIcon,
): NestedAccordionItem[] {
  const opened = iconOf(settings.accordion_item_title_icon_active) || iconOf(MINUS);
  const closed = iconOf(settings.accordion_item_title_icon) || iconOf(PLUS);
  return rowsOf(settings.items)
    .slice(0, elements.length)
    .map((row, index) => ({
      itemId: safeId(row.element_css_id) ?? nestedAccordionItemId(idPart, index),
      title: filledTextOf(textOf(row.item_title), `Item ${index + 1}`),
      icons: `<span class="e-opened">${opened}</span><span class="e-closed">${closed}</span>`,
    }));
}

const PLUS = { library: 'fa-solid', value: 'fas fa-plus' };
const MINUS = { library: 'fa-solid', value: 'fas fa-minus' };
