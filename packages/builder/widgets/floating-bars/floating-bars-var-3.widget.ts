import { choice, icon, size, text, textarea, toggle } from '../../model/fields/Field.ts';
import { barWidget } from './barWidget.ts';
import { Coupon } from './Coupon.tsx';
import { floatingCouponStyle } from './floating-coupon.style.ts';

export const widget = barWidget({
  type: 'floating-bars-var-3',
  Render: Coupon,
  style: floatingCouponStyle,
  label: 'Coupon bar',
  keywords: ['code', 'offer', 'voucher', 'bar'],
  order: 22,
  fields: [
    textarea('announcement_text', 'Text'),
    icon('announcement_icon', 'Icon'),
    text('coupon_code', 'Code'),
    icon('coupon_copy_icon', 'Code icon'),
    text('coupon_success_message', 'Text once copied'),
    icon('coupon_success_icon', 'Icon once copied'),
    toggle('floating_bar_close_switch', 'Close button', { off: 'no', isOnAtFirst: true }),
    choice(
      'style_coupon_type',
      'Code shape',
      {
        cutout: 'A cutout',
        text: 'Nothing',
        'price-tag': 'A price tag',
        'gift-tag': 'A gift tag',
        'round-ticket': 'A round ticket',
        'square-ticket': 'A square ticket',
      },
      { group: 'style' },
    ),
    toggle('style_coupon_show_border', 'Code border', { group: 'style', isOnAtFirst: true }),
    size('style_coupon_success_message_duration', 'Shown for', { units: ['s', 'ms'] }),
  ],
  defaults: {
    settings: {
      announcement_text: '10% off on your first order!',
      announcement_icon: { library: 'fa-solid', value: 'fas fa-star' },
      coupon_code: 'NEW10',
      coupon_copy_icon: { library: 'fa-solid', value: 'fas fa-copy' },
      coupon_success_message: 'Copied',
      coupon_success_icon: { library: 'fa-solid', value: 'fas fa-check' },
      accessible_name: 'Coupon Banner',
    },
  },
  newSettings: {
    announcement_text: 'Our offer',
    announcement_icon: { library: '', value: '' },
    coupon_code: 'CODE',
    accessible_name: '',
  },
});
