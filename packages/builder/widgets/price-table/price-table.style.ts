import { border } from '../../model/styles/groups/frame.ts';
import { color, length, margin, number, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { fill } from '../../parts/element/buttonStyle.ts';
import { ribbonControls } from '../../parts/element/ribbonStyle.ts';

const T = ' .elementor-price-table__';
const LINE = `${T}features-list > li:not(:first-child)::before`;
const LINES = ['solid', 'double', 'dotted', 'dashed'];
const HEIGHTS = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;
/** Elementor Pro's sliders are in hundredths of the price's size. */
const PART = { 'font-size': 'calc({}em / 100)' } as const;
/** A percentage of the width, centred. */
const CENTERED = { 'margin-inline': 'calc((100% - {}%) / 2)' } as const;
const ALIGNMENTS = ['start', 'center', 'end', 'left', 'right'];

export const priceTableStyle = styleTable(
  color('header_bg_color', `${T}header`, 'background-color'),
  padding('header_padding', `${T}header`),
  color('heading_color', `${T}heading`),
  typography(`${T}heading`, 'heading_typography'),
  color('sub_heading_color', `${T}subheading`),
  typography(`${T}subheading`, 'sub_heading_typography'),
  color('pricing_element_bg_color', `${T}price`, 'background-color'),
  padding('pricing_element_padding', `${T}price`),
  color('price_color', [`${T}currency`, `${T}integer-part`, `${T}fractional-part`]),
  typography(`${T}price`, 'price_typography'),
  number('currency_size', `${T}price > ${T.trim()}currency`, PART),
  word('currency_vertical_position', `${T}currency`, 'align-self', HEIGHTS),
  number('fractional-part_size', `${T}fractional-part`, PART),
  word('fractional_part_vertical_position', `${T}after-price`, 'justify-content', HEIGHTS),
  color('period_color', `${T}period`),
  typography(`${T}period`, 'period_typography'),
  color('original_price_color', `${T}original-price`),
  typography(`${T}original-price`, 'original_price_typography'),
  word('original_price_vertical_position', `${T}original-price`, 'align-self', HEIGHTS),
  color('features_list_bg_color', `${T}features-list`, 'background-color'),
  padding('features_list_padding', `${T}features-list`),
  color('features_list_color', `${T}features-list`),
  typography(`${T}features-list li`, 'features_list_typography'),
  word('features_list_alignment', `${T}features-list`, 'text-align', ALIGNMENTS),
  number('item_width', `${T}feature-inner`, CENTERED),
  word('divider_style', LINE, 'border-block-start-style', LINES),
  color('divider_color', LINE, 'border-block-start-color'),
  length('divider_weight', LINE, 'border-block-start-width'),
  number('divider_width', LINE, CENTERED),
  length('divider_gap', LINE, 'margin-block'),
  color('footer_bg_color', `${T}footer`, 'background-color'),
  padding('footer_padding', `${T}footer`),
  color('button_text_color', `${T}button`),
  fill('button_background', `${T}button`),
  border('button_border', `${T}button`),
  radius('button_border_radius', `${T}button`),
  padding('button_text_padding', `${T}button`),
  color('button_hover_color', `${T}button:hover`),
  fill('button_background_hover', `${T}button:hover`),
  color('button_hover_border_color', `${T}button:hover`, 'border-color'),
  typography(`${T}button`, 'button_typography'),
  color('additional_info_color', `${T}additional_info`),
  typography(`${T}additional_info`, 'additional_info_typography'),
  margin('additional_info_margin', `${T}additional_info`),
  ribbonControls,
);
