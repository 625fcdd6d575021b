import {
  type DisclosureIcon,
  type DisclosureItem,
  type DisclosureKind,
  type DisclosureProps,
  HEADING_TAGS,
  ITEM_HEADING,
  TITLE_TAGS,
} from './DisclosureProps.ts';

/** Reads an accordion or a toggle out of its markup; `null` when there is none in it. */
export function adoptDisclosure(kind: DisclosureKind, element: Element): DisclosureProps | null {
  const parts = disclosureContainer(kind, element)?.querySelectorAll(`:scope > ${wholeItem(kind)}`) ?? [];
  const titles = [...parts].map(titleOf);
  const items = [...parts].flatMap((item) => adoptItem(kind, item) ?? []);
  if (items.length === 0) return null;
  return {
    kind,
    titleTag: TITLE_TAGS.find((tag) => tag === titles[0]?.localName) ?? 'div',
    headingTag:
      HEADING_TAGS.find((tag) => titles[0]?.parentElement?.matches(`${tag}.${ITEM_HEADING}`)) ?? null,
    items,
    openItems: titles.flatMap((title, index) =>
      title?.classList.contains('elementor-active') ? [index] : [],
    ),
  };
}

/** The element whose children are the items. One of the same kind inside a panel of this one is somebody else's. */
export function disclosureContainer(kind: DisclosureKind, element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(`.elementor-${kind}`);
}

/** An item that lacks its title or its panel has nothing to open; it stays as it is, and the others work. */
export function wholeItem(kind: DisclosureKind): string {
  const title = `.elementor-tab-title > .elementor-${kind}-title`;
  return `.elementor-${kind}-item:has(> .elementor-tab-content):has(> ${title}, > .${ITEM_HEADING} > ${title})`;
}

function titleOf(item: Element): Element | null {
  return item.querySelector(
    `:scope > .elementor-tab-title, :scope > .${ITEM_HEADING} > .elementor-tab-title`,
  );
}

function adoptItem(kind: DisclosureKind, item: Element): DisclosureItem | null {
  const title = titleOf(item);
  const text = title?.querySelector(`:scope > .elementor-${kind}-title`);
  const content = item.querySelector(':scope > .elementor-tab-content');
  if (!title || !text || !content) return null;
  return {
    titleId: title.id,
    contentId: content.id,
    title: text.innerHTML,
    content: content.innerHTML,
    icon: adoptIcon(kind, title.querySelector(`:scope > .elementor-${kind}-icon`)),
  };
}

function adoptIcon(kind: DisclosureKind, icon: Element | null): DisclosureIcon | null {
  if (!icon) return null;
  return {
    side: icon.classList.contains(`elementor-${kind}-icon-right`) ? 'right' : 'left',
    html: icon.innerHTML,
  };
}
