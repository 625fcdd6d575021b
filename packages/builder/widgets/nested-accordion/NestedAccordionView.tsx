import { Slot } from '@portico/kernel/islands/react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { NestedAccordionProps } from './NestedAccordionProps.ts';

interface NestedAccordionViewProps extends NestedAccordionProps {
  /** Renders an item's container. */
  readonly panel: (index: number, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}

export function NestedAccordionView({ items, titleTag, openItems, panel }: NestedAccordionViewProps) {
  return (
    <div className="e-n-accordion">
      {items.map(({ itemId, title, icons }, index) => (
        <details key={itemId} id={itemId} className="e-n-accordion-item" open={openItems.includes(index)}>
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the markup's own attribute, which scripts and styles read. */}
          <summary
            id={`${itemId}-title`}
            className="e-n-accordion-item-title"
            data-accordion-index={index + 1}
            tabIndex={0}
            aria-expanded={openItems.includes(index)}
            aria-controls={itemId}
          >
            <span className="e-n-accordion-item-title-header">
              <Slot as={titleTag} className="e-n-accordion-item-title-text" html={title} />
            </span>
            {icons && <Slot as="span" className="e-n-accordion-item-title-icon" html={icons} aria-hidden />}
          </summary>
          {panel(index, { role: 'region', 'aria-labelledby': `${itemId}-title` })}
        </details>
      ))}
    </div>
  );
}
