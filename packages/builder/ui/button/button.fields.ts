import { choice, color, icon, link, sides, text } from '../../editor/fields/Field.ts';
import { alignment, typography } from '../../editor/fields/groups.ts';

export const buttonFields = [
  text('text', 'Words'),
  link('link', 'Link'),
  choice('button_type', 'Kind', {
    '': 'Usual',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
  }),
  choice('size', 'Size', { xs: 'Tiny', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Huge' }),
  icon('selected_icon', 'Icon'),
  choice('icon_align', 'Icon’s place', { left: 'Before the words', right: 'After the words' }),
  alignment(),
  color('button_text_color', 'Words'),
  color('background_color', 'Ground'),
  sides('border_radius', 'Round corners'),
  ...typography(),
  text('button_css_id', 'Id', { group: 'advanced', help: 'A name that other scripts know the button by.' }),
];
