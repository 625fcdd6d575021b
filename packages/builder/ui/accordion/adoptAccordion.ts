import {
  type AccordionIcon,
  type AccordionItem,
  type AccordionProps,
  TITLE_TAGS,
  type TitleTag,
} from './AccordionProps.ts';

/** Reads an accordion out of its markup; `null` when there is no accordion in it. */
export function adoptAccordion(element: Element): AccordionProps | null {
  const titles = accordionItems(element).map((item) => item.querySelector(':scope > .elementor-tab-title'));
  const items = accordionItems(element).map(adoptItem);
  if (items.length === 0 || items.includes(null)) return null;
  const openItem = titles.findIndex((title) => title?.classList.contains('elementor-active'));
  return {
    titleTag: titleTagOf(titles[0]),
    items: items.filter((item) => item !== null),
    openItem: openItem < 0 ? null : openItem,
  };
}

/** The element whose children are the items. An accordion inside a panel of this one is somebody else's. */
export function accordionContainer(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-accordion');
}

function accordionItems(element: Element): Element[] {
  return [...(accordionContainer(element)?.querySelectorAll(':scope > .elementor-accordion-item') ?? [])];
}

function adoptItem(item: Element): AccordionItem | null {
  const title = item.querySelector(':scope > .elementor-tab-title');
  const text = title?.querySelector(':scope > .elementor-accordion-title');
  const content = item.querySelector(':scope > .elementor-tab-content');
  if (!title || !text || !content) return null;
  return {
    titleId: title.id,
    contentId: content.id,
    title: text.innerHTML,
    content: content.innerHTML,
    icon: adoptIcon(title.querySelector(':scope > .elementor-accordion-icon')),
  };
}

function adoptIcon(icon: Element | null): AccordionIcon | null {
  if (!icon) return null;
  return {
    side: icon.classList.contains('elementor-accordion-icon-right') ? 'right' : 'left',
    html: icon.innerHTML,
  };
}

function titleTagOf(title: Element | null | undefined): TitleTag {
  return TITLE_TAGS.find((tag) => tag === title?.localName) ?? 'div';
}
