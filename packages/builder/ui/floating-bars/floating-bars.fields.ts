import { choice, link, text, textarea, toggle } from '../../editor/fields/Field.ts';

export const floatingBarsFields = [
  textarea('announcement_text', 'Words'),
  text('cta_text', 'Button'),
  link('cta_link', 'Button leads to'),
  toggle('floating_bar_close_switch', 'Can be closed', { off: 'no', isOnAtFirst: true }),
  choice(
    'advanced_vertical_position',
    'Stands',
    { top: 'At the top', bottom: 'At the bottom' },
    { group: 'style' },
  ),
  toggle('advanced_toggle_sticky', 'Stays while one scrolls', {
    group: 'style',
    off: 'no',
    isOnAtFirst: true,
  }),
];
