import { rowsOf, textOf } from '../../model/settings/read.ts';
import { type BuilderElement, tabContentId, tabTitleId } from '../../wire/public.ts';
import type { TabsProps } from './TabsProps.ts';

/** The tabs in a page document. */
export function tabsFromElement({ settings }: BuilderElement, idPart: string): TabsProps {
  return {
    orientation: settings.type === 'vertical' ? 'vertical' : 'horizontal',
    items: rowsOf(settings.tabs).map((row, index) => ({
      titleId: tabTitleId(idPart, index),
      contentId: tabContentId(idPart, index),
      title: textOf(row.tab_title),
      content: textOf(row.tab_content),
    })),
    openItem: 0,
    hasNarrowTitles: true,
  };
}
