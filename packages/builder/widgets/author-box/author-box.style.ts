import { boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const PICTURE = ' .elementor-author-box__avatar :is(img, .elementor-author-box__initials)';
const NAME = ' .elementor-author-box__name';
const BIO = ' .elementor-author-box__bio';
const BUTTON = ' .elementor-author-box__button';
const BORDERED = { when: { image_border: ['yes'] } };

export const authorBoxStyle = styleTable(
  length('image_size', PICTURE, { 'inline-size': '{}', 'block-size': '{}', '--p-avatar': '{}' }),
  length('image_gap', ' .elementor-author-box', '--p-author-gap'),
  word('image_border', PICTURE, {}, { yes: { border: '3px solid #000' } }, { isForAllDevices: true }),
  color('image_border_color', PICTURE, 'border-color', BORDERED),
  length('image_border_width', PICTURE, 'border-width', BORDERED),
  length('image_border_radius', PICTURE, 'border-radius'),
  boxShadow('input_box_shadow', PICTURE),
  color('name_color', NAME),
  typography(NAME, 'name_typography'),
  length('name_gap', NAME, 'margin-block-end'),
  color('bio_color', BIO),
  typography(BIO, 'bio_typography'),
  length('bio_gap', BIO, 'margin-block-end'),
  color('button_text_color', BUTTON, { color: '{}', 'border-color': '{}' }),
  color('button_background_color', BUTTON, 'background-color'),
  typography(BUTTON, 'button_typography'),
  color('button_hover_color', `${BUTTON}:hover`, { color: '{}', 'border-color': '{}' }),
  color('button_background_hover_color', `${BUTTON}:hover`, 'background-color'),
  length('button_hover_transition_duration', BUTTON, 'transition-duration', { isForAllDevices: true }),
  length('button_border_width', BUTTON, 'border-width'),
  length('button_border_radius', BUTTON, 'border-radius'),
  padding('button_text_padding', BUTTON),
);
