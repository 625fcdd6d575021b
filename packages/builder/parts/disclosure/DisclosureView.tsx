import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import type { DisclosureIcon, DisclosureItem, DisclosureKind, DisclosureProps } from './DisclosureProps.ts';
import { ITEM_HEADING } from './DisclosureProps.ts';
import { useDisclosure } from './useDisclosure.ts';

/**
 * The items of an accordion or a toggle, as the server knew them; they stand inside `.elementor-accordion` or
 * `.elementor-toggle`. What changes later is written by `useDisclosure`, not here.
 */
export function DisclosureView(props: DisclosureProps) {
  const { kind, items, titleTag, headingTag, openItems } = props;
  const disclosure = useDisclosure(props);

  return items.map((item, index) => {
    const isOpen = openItems.includes(index);
    const served = isOpen ? ' elementor-active' : '';
    const title = createElement(
      titleTag,
      {
        id: item.titleId,
        className: `elementor-tab-title${served}`,
        'data-tab': index + 1,
        role: 'button',
        'aria-controls': item.contentId,
        'aria-expanded': isOpen,
        suppressHydrationWarning: true,
        ...disclosure.titleProps(index),
      },
      item.icon && <Icon kind={kind} {...item.icon} />,
      <Title kind={kind} {...item} />,
    );
    return (
      <div className={`elementor-${kind}-item`} key={item.contentId} suppressHydrationWarning>
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

function Icon({ kind, side, html }: DisclosureIcon & { kind: DisclosureKind }) {
  const className = `elementor-${kind}-icon elementor-${kind}-icon-${side}`;
  return <Slot as="span" html={html} className={className} aria-hidden />;
}

type TitleProps = Pick<DisclosureItem, 'title' | 'titleId'> & { kind: DisclosureKind };

/**
 * The id tells search engines that this leads nowhere: they complain about links without an address, which is what other products' scripts expect here.
 */
function Title({ kind, title, titleId }: TitleProps) {
  const props = { id: `${titleId}-text`, className: `elementor-${kind}-title` };
  return <Slot as="a" html={title} {...props} tabIndex={0} />;
}
