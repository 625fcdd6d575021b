import { choice, icon, link, text, textarea, toggle } from '../../model/fields/Field.ts';

export const floatingBarsFields = [
  textarea('announcement_text', 'Text'),
  icon('announcement_icon', 'Icon'),
  text('cta_text', 'Button'),
  icon('cta_icon', 'Button icon'),
  link('cta_link', 'Button link'),
  choice('style_cta_type', 'Button type', { button: 'Button', link: 'Link' }, { group: 'style' }),
  choice(
    'style_cta_button_corners',
    'Button corners',
    { round: 'Round', rounded: 'Rounded', sharp: 'Sharp' },
    { group: 'style' },
  ),
  toggle('floating_bar_close_switch', 'Close button', { off: 'no', isOnAtFirst: true }),
];
