import { border, textShadow } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const PICTURE = ' .gallery-item img';
const CAPTION = ' .gallery-item .gallery-caption';

export const imageGalleryStyle = styleTable(
  word('image_spacing', ' .gallery', 'gap', { custom: '15px' }),
  length('image_spacing_custom', ' .gallery', 'gap', { when: { image_spacing: ['custom'] } }),
  border('image_border', PICTURE),
  radius('image_border_radius', PICTURE),
  word('gallery_display_caption', CAPTION, 'display', { none: 'none' }),
  alignText('align', CAPTION),
  color('text_color', CAPTION),
  typography(CAPTION),
  textShadow('caption_shadow', CAPTION),
  length('caption_space', CAPTION, 'margin-block-start'),
);
