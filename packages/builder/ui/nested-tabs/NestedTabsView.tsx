import { Slot } from '@portico/kernel/islands/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { nestedTabTitleId } from '../../protocol.ts';
import type { NestedTabsItem, NestedTabsProps } from './NestedTabsProps.ts';

interface NestedTabsViewProps extends NestedTabsProps {
  /** Shows the container that is an item's panel. */
  readonly panel: (index: number, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}

export function NestedTabsView({ number, items, openItem, panel }: NestedTabsViewProps) {
  return (
    <div className="e-n-tabs" data-widget-number={number} data-touch-mode="false">
      <div className="e-n-tabs-heading" role="tablist">
        {items.map((item, index) => (
          <Title key={item.contentId} {...item} number={number} index={index} isOpen={index === openItem} />
        ))}
      </div>
      <div className="e-n-tabs-content">
        {items.map((item, index) => panel(index, panelAttributes(item, index, index === openItem)))}
      </div>
    </div>
  );
}

type TitleProps = NestedTabsItem & { number: string; index: number; isOpen: boolean };

function Title({ titleId, contentId, title, icon, number, index, isOpen }: TitleProps) {
  return (
    <button
      type="button"
      id={titleId}
      data-tab-title-id={nestedTabTitleId(number, index)}
      className="e-n-tab-title"
      role="tab"
      data-tab-index={index + 1}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      aria-controls={contentId}
    >
      {icon && <Slot as="span" className="e-n-tab-icon" html={icon} />}
      <Slot as="span" className="e-n-tab-title-text" html={title} />
    </button>
  );
}

function panelAttributes(
  { titleId, contentId }: NestedTabsItem,
  index: number,
  isOpen: boolean,
): HTMLAttributes<HTMLElement> & Record<`data-${string}`, number> {
  return {
    id: contentId,
    role: 'tabpanel',
    'aria-labelledby': titleId,
    'data-tab-index': index + 1,
    ...(isOpen && { className: 'e-active' }),
  };
}
