import { type BuilderElement, tabContentId, tabTitleId } from '../../protocol.ts';
import { type AccordionItem, type AccordionProps, TITLE_TAGS } from './AccordionProps.ts';
import { chevronIcons } from './chevronIcons.ts';

/** The accordion that a page document describes. Settings come from people and other products: each is looked at. */
export function accordionFromElement({ id, settings }: BuilderElement): AccordionProps {
  const tabs = Array.isArray(settings.tabs) ? settings.tabs : [];
  return {
    titleTag: TITLE_TAGS.find((tag) => tag === settings.title_html_tag) ?? 'div',
    items: tabs.filter(isRecord).map(
      (tab, index): AccordionItem => ({
        titleId: tabTitleId(id, index),
        contentId: tabContentId(id, index),
        title: textOf(tab.tab_title),
        content: textOf(tab.tab_content),
        icon: { side: settings.icon_align === 'right' ? 'right' : 'left', html: chevronIcons },
      }),
    ),
    openItem: tabs.length > 0 ? 0 : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
