import { choiceOf, isRecord, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { type BuilderElement, tabContentId, tabTitleId } from '../../wire/public.ts';
import { chevronIcons } from './chevronIcons.ts';
import {
  type DisclosureItem,
  type DisclosureKind,
  type DisclosureProps,
  HEADING_TAGS,
} from './DisclosureProps.ts';
import { openAtStart } from './toggled.ts';

/** The accordion or toggle in a page document. */
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
  const icon =
    icons === null
      ? ''
      : `<span class="elementor-${kind}-icon elementor-${kind}-icon-${side}" aria-hidden="true">${icons}</span>`;
  return {
    kind,
    titleTag: headingTag ? 'span' : 'div',
    headingTag,
    items: rows.map(
      (row, index): DisclosureItem => ({
        titleId: tabTitleId(idPart, index),
        contentId: tabContentId(idPart, index),
        title: `${icon}${titleLink(kind, tabTitleId(idPart, index), textOf(row.tab_title))}`,
        content: textOf(row.tab_content),
      }),
    ),
    openItems: rows.length > 0 ? openAtStart(kind, []) : [],
  };
}

/**
 * The id tells search engines that this is not a link: they complain about links without a URL, which other products' scripts
 * expect here.
 */
function titleLink(kind: DisclosureKind, titleId: string, title: string): string {
  return `<a id="${titleId}-text" class="elementor-${kind}-title" tabindex="0">${title}</a>`;
}

/**
 * None if the author removed it; otherwise the author's icons, Elementor's defaults, or chevrons if neither can be rendered.
 */
function stateIcons(
  kind: DisclosureKind,
  settings: Settings,
  iconOf: (setting: unknown) => string,
): string | null {
  const { selected_icon: chosen, icon: older, icon_active: olderOpened } = settings;
  // Elementor shows none either if an icon in the current format is stored under the older name.
  if (recordOf(chosen).value === '' || (chosen === undefined && isRecord(older))) return null;
  const [closed, opened] = [
    iconOf(chosen ?? (textOf(older) || FIRST_ICONS[kind].closed)),
    iconOf(settings.selected_active_icon ?? (textOf(olderOpened) || FIRST_ICONS[kind].opened)),
  ];
  if (!closed || !opened) return chevronIcons(kind);
  return `<span class="elementor-${kind}-icon-closed">${closed}</span><span class="elementor-${kind}-icon-opened">${opened}</span>`;
}

const FIRST_ICONS = {
  accordion: { closed: 'fas fa-plus', opened: 'fas fa-minus' },
  toggle: { closed: 'fas fa-caret-right', opened: 'fas fa-caret-up' },
} as const;
