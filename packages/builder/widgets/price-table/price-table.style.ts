import { color, length, padding, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const T = ' .elementor-price-table__';
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
  color('price_color', `${T}price`),
  typography(`${T}price`, 'price_typography'),
  length('currency_size', `${T}currency`, 'font-size'),
  color('period_color', `${T}period`),
  typography(`${T}period`, 'period_typography'),
  color('original_price_color', `${T}original-price`),
  color('features_list_bg_color', `${T}features-list`, 'background-color'),
  padding('features_list_padding', `${T}features-list`),
  color('features_list_color', `${T}features-list`),
  typography(`${T}features-list li`, 'features_list_typography'),
  word('features_list_alignment', `${T}features-list`, 'text-align', ALIGNMENTS),
  color('footer_bg_color', `${T}footer`, 'background-color'),
  padding('footer_padding', `${T}footer`),
  color('button_text_color', `${T}button`),
  color('button_background_color', `${T}button`, 'background'),
  color('button_hover_color', `${T}button:hover`),
  color('button_background_hover_color', `${T}button:hover`, 'background'),
  typography(`${T}button`, 'button_typography'),
  color('additional_info_color', `${T}additional_info`),
  typography(`${T}additional_info`, 'additional_info_typography'),
  color('ribbon_bg_color', `${T}ribbon-inner`, 'background-color'),
  color('ribbon_text_color', `${T}ribbon-inner`),
  typography(`${T}ribbon-inner`, 'ribbon_typography'),
);
