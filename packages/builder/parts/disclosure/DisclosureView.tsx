import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import type { DisclosureProps } from './DisclosureProps.ts';
import { ITEM_HEADING } from './DisclosureProps.ts';
import { useDisclosure } from './useDisclosure.ts';

/**
 * The items of an accordion or a toggle, as rendered by the server, inside `.elementor-accordion` or `.elementor-toggle`. Later
 * changes are made by `useDisclosure`, not here.
 */
export function DisclosureView(props: DisclosureProps) {
  const { kind, items, titleTag, headingTag, openItems } = props;
  const disclosure = useDisclosure(props);

  return items.map((item, index) => {
    const isOpen = openItems.includes(index);
    const served = isOpen ? ' elementor-active' : '';
    const title = (
      <Slot
        as={titleTag}
        html={item.title}
        id={item.titleId}
        className={`elementor-tab-title${served}`}
        data-tab={index + 1}
        role="button"
        aria-controls={item.contentId}
        aria-expanded={isOpen}
        {...disclosure.titleProps(index)}
      />
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: markup of others may have no ids, and items do not change places.
      <div className={`elementor-${kind}-item`} key={index} suppressHydrationWarning>
        {headingTag ? createElement(headingTag, { className: ITEM_HEADING }, title) : title}
        <Slot
          html={item.content}
          id={item.contentId}
          className={`elementor-tab-content elementor-clearfix${served}`}
          data-tab={index + 1}
          role="region"
          aria-labelledby={item.titleId}
          {...disclosure.panelProps(index)}
        />
      </div>
    );
  });
}
