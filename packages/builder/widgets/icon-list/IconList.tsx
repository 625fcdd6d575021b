import { Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';

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
  const icon = useIcons()(row.selected_icon ?? row.icon);
  const link = linkOf(row.link);
  const inside = (
    <>
      {icon && <Slot as="span" className="elementor-icon-list-icon" html={icon} />}
      <Slot as="span" className="elementor-icon-list-text" html={textOf(row.text)} />
    </>
  );
  return link ? <a {...link}>{inside}</a> : inside;
}
