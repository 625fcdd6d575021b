import { textStroke } from '../../model/styles/groups/frame.ts';
import { color, cutPicture, length, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

/** Contains the price, which inherits its style. */
const HEADER = ' .elementor-price-list-header';

export const priceListStyle = styleTable(
  color('heading_color', HEADER),
  typography(HEADER, 'heading_typography'),
  textStroke('text_stroke', HEADER),
  length('content_spacing', HEADER, 'margin-block-end'),
  color('price_color', ' .elementor-price-list-price'),
  typography(' .elementor-price-list-price', 'price_typography'),
  color('description_color', ' .elementor-price-list-description'),
  typography(' .elementor-price-list-description', 'description_typography'),
  word('separator_style', ' .elementor-price-list-separator', 'border-block-end-style', [
    ...['none', 'solid', 'dotted', 'dashed', 'double'],
  ]),
  length('separator_weight', ' .elementor-price-list-separator', 'border-block-end-width'),
  color('separator_color', ' .elementor-price-list-separator', 'border-block-end-color'),
  length('separator_spacing', ' .elementor-price-list-separator', 'margin-inline'),
  length('row_gap', ' .elementor-price-list', 'gap'),
  length('image_spacing', ' .elementor-price-list-item', '--price-list-gap'),
  cutPicture('image_size', ' .elementor-price-list-image img:where(.size-custom)'),
  radius('border_radius', ' .elementor-price-list-image img'),
  word('vertical_align', ' .elementor-price-list-item', 'align-items', {
    top: 'flex-start',
    center: 'center',
    bottom: 'flex-end',
  }),
);
