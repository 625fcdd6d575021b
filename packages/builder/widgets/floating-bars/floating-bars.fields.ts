import { choice, link, text, textarea, toggle } from '../../model/fields/Field.ts';

export const floatingBarsFields = [
  textarea('announcement_text', 'Text'),
  text('cta_text', 'Button'),
  link('cta_link', 'Button link'),
  toggle('floating_bar_close_switch', 'Can be closed', { off: 'no', isOnAtFirst: true }),
  choice(
    'advanced_vertical_position',
    'Position',
    { top: 'At the top', bottom: 'At the bottom' },
    { group: 'style' },
  ),
  toggle('advanced_toggle_sticky', 'Sticky', {
    group: 'style',
    off: 'no',
    isOnAtFirst: true,
  }),
];
