import { Slot } from '@portico/kernel/islands/react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { length } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { linkOf } from '../../settings/link.ts';
import { rowsOf, type Settings, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { iconHtml } from '../icon/iconHtml.ts';

export function IconList({ element }: { element: BuilderElement }) {
  const rows = rowsOf(element.settings.icon_list);
  if (rows.length === 0) return null;
  const view = element.settings.view === 'inline' ? 'inline' : 'traditional';
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-icon-list--layout-${view}`] })}>
      <ul className="elementor-icon-list-items">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          <li className="elementor-icon-list-item" key={index}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </WidgetElement>
  );
}

function Row({ row }: { row: Settings }) {
  const icon = iconHtml(row.selected_icon);
  const link = linkOf(row.link);
  const inside = (
    <>
      {icon && <Slot as="span" className="elementor-icon-list-icon" html={icon} />}
      <Slot as="span" className="elementor-icon-list-text" html={textOf(row.text)} />
    </>
  );
  return link ? <a {...link}>{inside}</a> : inside;
}

export const iconListStyle: ElementStyle = (read) => [
  { part: ' .elementor-icon-list-items', declarations: { gap: length(read('space_between')) } },
  { part: ' .elementor-icon-list-icon', declarations: { color: readColor(read, 'icon_color') } },
  { part: ' .elementor-icon-list-text', declarations: { color: readColor(read, 'text_color') } },
];
