import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import type { AccordionIcon, AccordionItem, AccordionProps } from './AccordionProps.ts';
import { useAccordion } from './useAccordion.ts';

/** The items of an accordion; they stand inside `.elementor-accordion`. */
export function AccordionView({ items, titleTag, openItem }: AccordionProps) {
  const accordion = useAccordion(openItem);

  return items.map((item, index) => {
    // Classes are written as the server knew them: other products add their own, which a rewrite would wipe out.
    const served = openItem === index ? ' elementor-active' : '';
    return (
      <div className="elementor-accordion-item" key={item.contentId} suppressHydrationWarning>
        {createElement(
          titleTag,
          {
            id: item.titleId,
            className: `elementor-tab-title${served}`,
            'data-tab': index + 1,
            role: 'button',
            'aria-controls': item.contentId,
            'aria-expanded': accordion.openItem === index,
            suppressHydrationWarning: true,
            ...accordion.titleProps(index),
          },
          item.icon && <Icon {...item.icon} />,
          <Title title={item.title} isLive={accordion.isLive} />,
        )}
        <Slot
          html={item.content}
          id={item.contentId}
          className={`elementor-tab-content elementor-clearfix${served}`}
          data-tab={index + 1}
          role="region"
          aria-labelledby={item.titleId}
          {...accordion.panelProps(index)}
        />
      </div>
    );
  });
}

function Icon({ side, html }: AccordionIcon) {
  const className = `elementor-accordion-icon elementor-accordion-icon-${side}`;
  return <Slot as="span" html={html} className={className} aria-hidden />;
}

/** Once the title itself is the button, its text is no second stop for the Tab key. */
function Title({ title, isLive }: Pick<AccordionItem, 'title'> & { isLive: boolean }) {
  return (
    <Slot as="a" html={title} className="elementor-accordion-title" {...(isLive ? {} : { tabIndex: 0 })} />
  );
}
