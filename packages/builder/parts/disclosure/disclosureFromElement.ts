import { choiceOf, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { type BuilderElement, tabContentId, tabTitleId } from '../../wire/public.ts';
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
  iconOf: (setting: unknown) => string = () => '',
): DisclosureProps {
  const rows = rowsOf(settings.tabs);
  const headingTag = HEADING_TAGS.find((tag) => tag === settings.title_html_tag) ?? null;
  const side = choiceOf(settings.icon_align, ['left', 'right'], 'left');
  const icons = stateIcons(kind, settings, iconOf);
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
        icon: icons === null ? null : { side, html: icons },
      }),
    ),
    openItems: rows.length > 0 ? openAtStart(kind, []) : [],
  };
}

/** None where the author took it away; else the author's icons, those that Elementor begins with, or chevrons where neither can be drawn. */
function stateIcons(
  kind: DisclosureKind,
  settings: Settings,
  iconOf: (setting: unknown) => string,
): string | null {
  if (recordOf(settings.selected_icon).value === '') return null;
  const [closed, opened] = [
    iconOf(settings.selected_icon ?? FIRST_ICONS[kind].closed),
    iconOf(settings.selected_active_icon ?? FIRST_ICONS[kind].opened),
  ];
  if (!closed || !opened) return chevronIcons(kind);
  return `<span class="elementor-${kind}-icon-closed">${closed}</span><span class="elementor-${kind}-icon-opened">${opened}</span>`;
}

const FIRST_ICONS = {
  accordion: { closed: 'fas fa-plus', opened: 'fas fa-minus' },
  toggle: { closed: 'fas fa-caret-right', opened: 'fas fa-caret-up' },
} as const;
