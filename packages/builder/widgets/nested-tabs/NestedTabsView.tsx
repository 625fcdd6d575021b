import { Slot } from '@portico/kernel/islands/react';
import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import type { NestedTabsItem, NestedTabsProps } from './NestedTabsProps.ts';
import { type PartProps, useNestedTabs } from './useNestedTabs.ts';

interface NestedTabsViewProps extends NestedTabsProps {
  /** Renders an item's container as its panel. */
  readonly panel: (index: number, attributes: PanelAttributes) => ReactNode;
}

export type PanelAttributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, number>;

/** The inside of `.e-n-tabs`, as rendered by the server. Later changes are made by `useNestedTabs`, not here. */
export function NestedTabsView({ items, openItem, hasNarrowTitles, panel }: NestedTabsViewProps) {
  const tabs = useNestedTabs(openItem, items.length);
  const title = (item: NestedTabsItem, index: number, props: PartProps): ReactNode => (
    <Title {...item} key={item.contentId} index={index} isOpen={index === openItem} props={props} />
  );
  return (
    <>
      <div className="e-n-tabs-heading" role="tablist" ref={tabs.heading} suppressHydrationWarning>
        {items.map((item, index) => title(item, index, tabs.titleProps(index)))}
      </div>
      <div className="e-n-tabs-content" suppressHydrationWarning>
        {items.map((item, index) => (
          <Fragment key={item.contentId}>
            {hasNarrowTitles && title(item, index, tabs.narrowTitleProps(index))}
            {panel(index, {
              ...panelAttributes(item, index, index === openItem),
              ...tabs.panelProps(index),
            })}
          </Fragment>
        ))}
      </div>
    </>
  );
}

type TitleProps = NestedTabsItem & { index: number; isOpen: boolean; props: PartProps };

function Title({ titleId, generatedId, contentId, titleTag, title, index, isOpen, props }: TitleProps) {
  return (
    <Slot
      as={titleTag}
      html={title}
      {...(titleTag === 'button' && { type: 'button' })}
      id={titleId}
      data-tab-title-id={generatedId}
      className="e-n-tab-title"
      role="tab"
      data-tab-index={index + 1}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      aria-controls={contentId}
      {...props}
    />
  );
}

function panelAttributes(
  { titleId, contentId }: NestedTabsItem,
  index: number,
  isOpen: boolean,
): PanelAttributes {
  return {
    id: contentId,
    role: 'tabpanel',
    'aria-labelledby': titleId,
    'data-tab-index': index + 1,
    ...(isOpen && { className: 'e-active' }),
  };
}
