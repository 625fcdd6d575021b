import { textShadow } from '../../model/styles/groups/frame.ts';
import { color, length } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BOX = ' .elementor-alert';
const TITLE = ' .elementor-alert-title';
const TEXT = ' .elementor-alert-description';
const CLOSE = ' .elementor-alert-dismiss';

export const alertStyle = styleTable(
  color('background', BOX, 'background-color'),
  color('border_color', BOX, 'border-inline-start-color'),
  length('border_left-width', BOX, {
    'border-inline-start-width': '{}',
    'border-inline-start-style': 'solid',
  }),
  color('title_color', TITLE),
  typography(TITLE, 'alert_title'),
  textShadow('title_shadow', TITLE),
  color('description_color', TEXT),
  typography(TEXT, 'alert_description'),
  textShadow('description_shadow', TEXT),
  length('dismiss_icon_vertical_position', '', '--dismiss-icon-vertical-position'),
  length('dismiss_icon_horizontal_position', '', '--dismiss-icon-horizontal-position'),
  length('dismiss_icon_size', CLOSE, { 'font-size': '{}', '--p-icon-size': '{}' }),
  color('dismiss_icon_normal_color', CLOSE, { color: '{}', fill: '{}' }),
  color('dismiss_icon_hover_color', `${CLOSE}:hover`, { color: '{}', fill: '{}' }),
  length('dismiss_icon_hover_transition_duration', CLOSE, { transition: 'color {},fill {}' }),
);
