import { POSITIONS } from '../../model/styles/groups/background.ts';
import { border, boxShadow, cssFilters, textShadow } from '../../model/styles/groups/frame.ts';
import {
  alignText,
  color,
  cutPicture,
  length,
  opacity,
  radius,
  transition,
  word,
} from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const PICTURE = ' img';
/** With a lower specificity than rules for all pictures. */
const CUT = ' :where(img.size-custom)';
const WHOLE = ' :where(img:not(.size-custom))';
const POINTED = ':hover img';
const CAPTION = ' .widget-image-caption';

/** Which part of a picture is visible if its box has a different shape. */
export const pictureFit = [
  word('object-fit', PICTURE, 'object-fit', ['fill', 'cover', 'contain', 'scale-down', 'none']),
  word('object-position', PICTURE, 'object-position', POSITIONS),
];

/** Effects and frames of a picture, normal and on hover. */
export const pictureFrames = [
  opacity('opacity', PICTURE),
  cssFilters('css_filters', PICTURE),
  opacity('opacity_hover', POINTED),
  cssFilters('css_filters_hover', POINTED),
  transition('background_hover_transition', PICTURE, ['all']),
  border('image_border', PICTURE),
  radius('image_border_radius', PICTURE),
  boxShadow('image_box_shadow', PICTURE),
].flat();

/** The text below a picture. */
export const pictureCaption = [
  alignText('caption_align', CAPTION),
  color('text_color', CAPTION),
  color('caption_background_color', CAPTION, 'background-color'),
  typography(CAPTION, 'caption_typography'),
  textShadow('caption_text_shadow', CAPTION),
  length('caption_space', CAPTION, 'margin-block-start'),
].flat();

export const imageStyle = styleTable(
  alignText(),
  length('width', PICTURE, { 'inline-size': '{}', 'max-inline-size': '100%', 'max-block-size': 'none' }),
  length('space', PICTURE, 'max-inline-size'),
  length('height', PICTURE, { 'block-size': '{}', 'max-block-size': 'none' }),
  length('height', WHOLE, { 'object-fit': 'fill' }),
  // A file of that size would have a proportional width.
  length('height', CUT, { 'inline-size': 'auto' }),
  pictureFit,
  pictureFrames,
  pictureCaption,
  cutPicture('image', CUT),
);
