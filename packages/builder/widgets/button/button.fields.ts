import { choice, color, icon, link, sides, text } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';

export const buttonFields = [
  text('text', 'Text'),
  link('link', 'Link'),
  choice('button_type', 'Type', {
    '': 'Default',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
  }),
  choice('size', 'Size', { xs: 'Tiny', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Huge' }),
  icon('selected_icon', 'Icon'),
  choice('icon_align', 'Icon position', { left: 'Before the text', right: 'After the text' }),
  alignment(),
  color('button_text_color', 'Text colour'),
  color('background_color', 'Background colour'),
  sides('border_radius', 'Round corners'),
  ...typography(),
  text('button_css_id', 'ID', { group: 'advanced', help: 'An ID that scripts can refer to.' }),
];
