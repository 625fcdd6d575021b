import { choice, icon, text, textarea, toggle } from '../../model/fields/Field.ts';

export const alertFields = [
  choice('alert_type', 'Type', {
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
  }),
  text('alert_title', 'Title'),
  textarea('alert_description', 'Text'),
  toggle('show_dismiss', 'Close button', { on: 'show', off: 'hide', isOnAtFirst: true }),
  icon('dismiss_icon', 'Button icon'),
];
