import {
  type DisclosureItem,
  type DisclosureKind,
  type DisclosureProps,
  HEADING_TAGS,
  ITEM_HEADING,
} from './DisclosureProps.ts';

/** Reads an accordion or a toggle from its markup; `null` if there is none. */
export function adoptDisclosure(kind: DisclosureKind, element: Element): DisclosureProps | null {
  const parts = disclosureContainer(kind, element)?.querySelectorAll(`:scope > ${wholeItem(kind)}`) ?? [];
  const titles = [...parts].map(titleOf);
  const items = [...parts].flatMap((item) => adoptItem(item) ?? []);
  if (items.length === 0) return null;
  return {
    kind,
    titleTag: titles[0]?.localName ?? 'div',
    headingTag:
      HEADING_TAGS.find((tag) => titles[0]?.parentElement?.matches(`${tag}.${ITEM_HEADING}`)) ?? null,
    items,
    openItems: titles.flatMap((title, index) =>
      title?.classList.contains('elementor-active') ? [index] : [],
    ),
  };
}

/** The element whose children are the items. A nested one of the same kind is separate. */
export function disclosureContainer(kind: DisclosureKind, element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(`.elementor-${kind}`);
}

/** An item without a title or a panel has nothing to open; it stays as it is, and the others work. */
export function wholeItem(kind: DisclosureKind): string {
  return `.elementor-${kind}-item:has(> .elementor-tab-content):has(> ${TITLE}, > .${ITEM_HEADING} > ${TITLE})`;
}

const TITLE = '.elementor-tab-title:not(:empty)';

function titleOf(item: Element): Element | null {
  return item.querySelector(`:scope > ${TITLE}, :scope > .${ITEM_HEADING} > ${TITLE}`);
}

function adoptItem(item: Element): DisclosureItem | null {
  const title = titleOf(item);
  const content = item.querySelector(':scope > .elementor-tab-content');
  if (!title || !content) return null;
  return {
    titleId: title.id,
    contentId: content.id,
    title: title.innerHTML,
    content: content.innerHTML,
  };
}
