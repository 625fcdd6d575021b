import { color, length, number, sides, word } from '../../model/styles/groups/plain.ts';
import { typographyVariables } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { announcementStyle, barBackground, barElements, sidesOf } from './floating-bars.style.ts';

const DRAWN = {
  when: { style_coupon_type: ['cutout', '', 'price-tag', 'gift-tag', 'round-ticket', 'square-ticket'] },
};
const BORDERED = { when: { ...DRAWN.when, style_coupon_show_border: ['yes', ''] } };

export const floatingCouponStyle = styleTable(
  announcementStyle,
  word('style_coupon_icon_position', '', '--p-bar-coupon-direction', ['row', 'row-reverse']),
  length('style_coupon_icon_spacing', '', '--p-bar-coupon-gap'),
  typographyVariables('bar-coupon', 'style_coupon_typography'),
  color('style_coupon_text_color', '', '--p-bar-coupon-color'),
  color('style_coupon_bg_color', '', '--p-bar-coupon-fill', DRAWN),
  length('style_coupon_border_width', '', '--p-bar-coupon-border', BORDERED),
  color('style_coupon_border_color', '', '--p-bar-coupon-border-color', BORDERED),
  sides('style_coupon_padding', '', sidesOf('coupon-padding'), {
    when: { style_coupon_type: ['cutout', ''] },
  }),
  number('style_coupon_animation_duration', '', { '--p-bar-button-pace': '{}ms' }, { isForAllDevices: true }),
  barBackground,
  barElements,
);
