import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { escapeMarkup } from '@portico/kernel/markup';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { isOn, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { elementGlobals } from '../../model/styles/elementGlobals.ts';
import { color } from '../../model/styles/values.ts';
import { ButtonLink } from '../../parts/element/ButtonLink.tsx';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { Ribbon } from '../../parts/element/Ribbon.tsx';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { currencyOf, priceParts } from './price.ts';

/** An offer: its name, its price, its features, and a button. */
export function PriceTable({ element }: WidgetProps) {
  const { settings } = element;
  const heading = textOf(settings.heading);
  const subHeading = textOf(settings.sub_heading);
  const additional = textOf(settings.footer_additional_info);
  const button = textOf(settings.button_text);
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="price-table" />
      <div className="elementor-price-table">
        {(heading || subHeading) && (
          <div className="elementor-price-table__header">
            {heading &&
              createElement(
                headingTagOf(settings.heading_tag, 'h3'),
                { className: 'elementor-price-table__heading' },
                <Slot as="span" html={heading} />,
              )}
            {subHeading && <Slot as="span" className="elementor-price-table__subheading" html={subHeading} />}
          </div>
        )}
        <Price settings={settings} />
        <Features settings={settings} />
        {(button || additional) && (
          <div className="elementor-price-table__footer">
            {button && (
              <ButtonLink
                words={button}
                link={linkOf(settings.link)}
                size={settings.button_size ?? 'md'}
                className={`elementor-price-table__button${hoverAnimation(settings.button_hover_animation)}`}
              />
            )}
            {additional && <Slot className="elementor-price-table__additional_info" html={additional} />}
          </div>
        )}
        {(settings.show_ribbon === undefined || isOn(settings.show_ribbon)) && <Ribbon settings={settings} />}
      </div>
    </WidgetElement>
  );
}

function Price({ settings }: { settings: Settings }) {
  const { whole, fraction } = priceParts(settings);
  const currency = currencyOf(settings);
  const before = isOn(settings.sale) ? textOf(settings.original_price) : '';
  const period = textOf(settings.period);
  const isBehind = settings.currency_position === 'after';
  const isBeside = period !== '' && settings.period_position === 'beside';
  const sign = currency && <span className="elementor-price-table__currency">{currency}</span>;
  const length = period && (
    <Slot as="span" className="elementor-price-table__period elementor-typo-excluded" html={period} />
  );
  return (
    <div className="elementor-price-table__price">
      {before && (
        <s className="elementor-price-table__original-price elementor-typo-excluded">
          <span className="elementor-screen-only">Before: </span>
          {!isBehind && sign}
          {before}
          {isBehind && sign}
        </s>
      )}
      {!isBehind && sign}
      <span className="elementor-price-table__integer-part">{whole}</span>
      {(fraction || isBeside) && (
        <span className="elementor-price-table__after-price">
          <span className="elementor-price-table__fractional-part">{fraction}</span>
          {isBeside && length}
        </span>
      )}
      {isBehind && sign}
      {!isBeside && length}
    </div>
  );
}

function Features({ settings }: { settings: Settings }) {
  const iconOf = useIcons();
  const rows = rowsOf(settings.features_list);
  if (rows.length === 0) return null;
  const hasLines = settings.list_divider === undefined || isOn(settings.list_divider);
  return (
    <ul className={`elementor-price-table__features-list${hasLines ? '' : ' portico-without-lines'}`}>
      {rows.map((row, index) => {
        const icon = inItsColor(iconOf(row.selected_item_icon ?? row.item_icon), row);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          <li key={index}>
            <div className="elementor-price-table__feature-inner">
              {icon && (
                <>
                  <Slot as="span" className="elementor-price-table__feature-icon" html={icon} />{' '}
                </>
              )}
              <Slot as="span" html={textOf(row.item_text)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The icon has its own colour attribute: the page's policy forbids inline styles on rows. */
function inItsColor(icon: string, row: Settings): string {
  const chosen = elementGlobals(row).references.get('item_icon_color') ?? color(row.item_icon_color);
  return chosen ? icon.replace('<svg ', `<svg color="${escapeMarkup(chosen)}" `) : icon;
}
