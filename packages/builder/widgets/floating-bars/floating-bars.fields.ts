import { choice, icon, link, text, textarea, toggle } from '../../model/fields/Field.ts';

export const floatingBarsFields = [
  textarea('announcement_text', 'Text'),
  icon('announcement_icon', 'Icon'),
  text('cta_text', 'Button'),
  icon('cta_icon', 'Icon of the button'),
  link('cta_link', 'Button link'),
  choice('style_cta_type', 'Button looks like', { button: 'A button', link: 'A link' }, { group: 'style' }),
  choice(
    'style_cta_button_corners',
    'Corners of the button',
    { round: 'Round', rounded: 'Rounded', sharp: 'Sharp' },
    { group: 'style' },
  ),
  toggle('floating_bar_close_switch', 'Can be closed', { off: 'no', isOnAtFirst: true }),
];
