import { choice, color, sides, size, text, toggle } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { english } from '../../parts/site/visitorWords.ts';
import { Login } from './Login.tsx';
import { loginStyle } from './login.style.ts';

const isOwn = { isShown: ({ custom_labels }: Settings) => custom_labels === 'yes' };
const SIZES = { xs: 'Extra small', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large' };

export const widget: Widget = {
  type: 'login',
  Render: Login,
  style: loginStyle,
  editor: {
    label: 'Login',
    category: 'site',
    keywords: ['sign in', 'user', 'account'],
    order: 46,
    icon: 'M15 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2M21 12h-13l3 -3M11 15l-3 -3',
    fields: [
      toggle('show_labels', 'Label', {
        isOnAtFirst: true,
        help: 'Asks for the name. The sign-in page asks for the password.',
      }),
      toggle('custom_labels', 'Custom texts'),
      text('user_label', 'Label text', isOwn),
      text('user_placeholder', 'Placeholder', isOwn),
      text('button_text', 'Button text'),
      toggle('show_lost_password', 'Lost your password?', { isOnAtFirst: true }),
      choice('input_size', 'Field size', SIZES),
      choice('button_size', 'Button size', SIZES),
      choice('align', 'Button alignment', {
        start: 'Start',
        center: 'Centre',
        end: 'End',
        stretch: 'Stretched',
      }),
      size('row_gap', 'Gap', { units: ['px', 'em', 'rem'], max: 60 }),
      color('label_color', 'Label'),
      color('field_text_color', 'Field text'),
      color('field_background_color', 'Field'),
      color('field_border_color', 'Field border'),
      sides('field_border_radius', 'Round corners of the field'),
      color('button_text_color', 'Button text'),
      color('button_background_color', 'Button'),
      color('links_color', 'Links'),
    ],
    defaults: { settings: { button_text: english.logIn } },
    newSettings: {},
  },
  examples: () => import('./login.gallery.ts'),
};
