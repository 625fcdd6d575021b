import { type BuilderElement, tabContentId, tabTitleId } from '../../protocol.ts';
import { choiceOf, rowsOf, textOf } from '../../settings/read.ts';
import { chevronIcons } from './chevronIcons.ts';
import {
  type DisclosureItem,
  type DisclosureKind,
  type DisclosureProps,
  HEADING_TAGS,
} from './DisclosureProps.ts';
import { openAtStart } from './toggled.ts';

/** The accordion or toggle that a page document describes. */
export function disclosureFromElement(
  kind: DisclosureKind,
  { settings }: BuilderElement,
  idPart: string,
): DisclosureProps {
  const rows = rowsOf(settings.tabs);
  const headingTag = HEADING_TAGS.find((tag) => tag === settings.title_html_tag) ?? null;
  const side = choiceOf(settings.icon_align, ['left', 'right'], 'left');
  return {
    kind,
    titleTag: headingTag ? 'span' : 'div',
    headingTag,
    items: rows.map(
      (row, index): DisclosureItem => ({
        titleId: tabTitleId(idPart, index),
        contentId: tabContentId(idPart, index),
        title: textOf(row.tab_title),
        content: textOf(row.tab_content),
        icon: { side, html: chevronIcons(kind) },
      }),
    ),
    openItems: rows.length > 0 ? openAtStart(kind, []) : [],
  };
}
