import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { shownPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** A list of items and their prices. */
export function PriceList({ element }: WidgetProps) {
  const rows = rowsOf(element.settings.price_list).filter(
    (row) => row.title || row.price || row.item_description,
  );
  if (rows.length === 0) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="price-list" />
      <ul className="elementor-price-list">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          <li key={index}>
            <Item row={row} settings={element.settings} />
          </li>
        ))}
      </ul>
    </WidgetElement>
  );
}

function Item({ row, settings }: { row: Settings; settings: Settings }) {
  const link = linkOf(row.link);
  const picture = shownPicture(row.image, settings, 'image_size', 'thumbnail');
  const [title, price] = [textOf(row.title), textOf(row.price)];
  const description = textOf(row.item_description);
  const inside = (
    <>
      {picture && (
        <div className="elementor-price-list-image">
          <PictureView picture={picture} />
        </div>
      )}
      <div className="elementor-price-list-text">
        {(title || price) && (
          <div className="elementor-price-list-header">
            {title &&
              createElement(
                headingTagOf(settings.title_tag, 'span'),
                { className: 'elementor-price-list-title' },
                <Slot as="span" html={title} />,
              )}
            {settings.separator_style !== 'none' && <span className="elementor-price-list-separator" />}
            {price && <Slot as="span" className="elementor-price-list-price" html={price} />}
          </div>
        )}
        {description && (
          <Slot
            as={headingTagOf(settings.description_tag, 'p')}
            className="elementor-price-list-description"
            html={description}
          />
        )}
      </div>
    </>
  );
  return link ? (
    <a className="elementor-price-list-item" {...link}>
      {inside}
    </a>
  ) : (
    <div className="elementor-price-list-item">{inside}</div>
  );
}
