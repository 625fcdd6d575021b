import { Slot } from '@portico/kernel/islands/react';
import { Fragment } from 'react';
import type { TabsProps } from './TabsProps.ts';
import { useTabs } from './useTabs.ts';

/**
 * The inside of `.elementor-tabs`: a row of titles for wide screens, and each title again above its panel for narrow ones. The
 * style sheet shows one of the two. Later changes are made by `useTabs`, not here.
 */
export function TabsView({ items, orientation, openItem, hasNarrowTitles }: TabsProps) {
  const tabs = useTabs(orientation, openItem);

  return (
    <>
      <div
        className="elementor-tabs-wrapper"
        role="tablist"
        {...(orientation === 'vertical' && { 'aria-orientation': 'vertical' as const })}
        suppressHydrationWarning
      >
        {items.map((item, index) => (
          <Slot
            key={item.contentId}
            html={item.title}
            id={item.titleId}
            className={`elementor-tab-title elementor-tab-desktop-title${served(index === openItem)}`}
            role="tab"
            data-tab={index + 1}
            aria-selected={index === openItem}
            tabIndex={index === openItem ? 0 : -1}
            aria-controls={item.contentId}
            aria-expanded={index === openItem}
            {...tabs.wideTitleProps(index)}
          />
        ))}
      </div>
      <div className="elementor-tabs-content-wrapper" suppressHydrationWarning>
        {items.map((item, index) => (
          <Fragment key={item.contentId}>
            {hasNarrowTitles && (
              <Slot
                html={item.title}
                className={`elementor-tab-title elementor-tab-mobile-title${served(index === openItem)}`}
                role="button"
                data-tab={index + 1}
                tabIndex={0}
                aria-controls={item.contentId}
                aria-expanded={index === openItem}
                {...tabs.narrowTitleProps(index)}
              />
            )}
            <Slot
              html={item.content}
              id={item.contentId}
              className={`elementor-tab-content elementor-clearfix${served(index === openItem)}`}
              role="tabpanel"
              data-tab={index + 1}
              aria-labelledby={item.titleId}
              tabIndex={0}
              {...tabs.panelProps(index)}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}

function served(isOpen: boolean): string {
  return isOpen ? ' elementor-active' : '';
}
