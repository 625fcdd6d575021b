import { background } from '../groups/background.ts';
import { border, boxShadow } from '../groups/frame.ts';
import { color, length, margin, number, padding, radius, word } from '../groups/plain.ts';
import { styleTable } from '../styleTable.ts';

const CONTENT = ' .dialog-widget-content';
const MESSAGE = ' .dialog-message';
const CLOSE = ' .dialog-close-button';
const EDGES = {
  top: 'flex-start',
  left: 'flex-start',
  center: 'center',
  bottom: 'flex-end',
  right: 'flex-end',
};
const HAS_CLOSE = { when: { close_button: ['yes'] } };

/** Settings of a popup as a whole: the overlay, the window in it, and the close button. */
export const popupTable = styleTable(
  length('width', MESSAGE, 'inline-size'),
  word('height_type', MESSAGE, 'block-size', { fit_to_screen: '100dvh' }, { isForAllDevices: true }),
  length('height', MESSAGE, 'block-size', {
    otherwise: '380px',
    uses: { height_type: { kind: 'word', words: ['custom'] } },
    when: { height_type: ['custom'] },
  }),
  word('content_position', MESSAGE, 'align-items', EDGES, {
    when: { height_type: ['custom', 'fit_to_screen'] },
    isForAllDevices: true,
  }),
  word('horizontal_position', '', 'justify-content', EDGES),
  word('vertical_position', '', 'align-items', EDGES),
  background('overlay_background').map((control) => ({
    ...control,
    when: { ...control.when, overlay: ['yes'] },
  })),
  background('background', CONTENT),
  border('border', CONTENT),
  radius('border_radius', CONTENT),
  boxShadow('box_shadow', CONTENT),
  margin('margin', CONTENT),
  padding('padding', MESSAGE),
  length('close_button_vertical', CLOSE, 'inset-block-start', HAS_CLOSE),
  length('close_button_horizontal', CLOSE, 'inset-inline-end', HAS_CLOSE),
  color('close_button_color', CLOSE, 'color', HAS_CLOSE),
  color('close_button_background_color', CLOSE, 'background-color', HAS_CLOSE),
  color('close_button_hover_color', `${CLOSE}:hover`, 'color', HAS_CLOSE),
  color('close_button_hover_background_color', `${CLOSE}:hover`, 'background-color', HAS_CLOSE),
  length('icon_size', CLOSE, 'font-size', HAS_CLOSE),
  number('entrance_animation_duration', CONTENT, { 'animation-duration': '{}s' }, { isForAllDevices: true }),
);
