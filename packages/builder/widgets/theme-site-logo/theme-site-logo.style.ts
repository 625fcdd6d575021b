import { alignText, color, length } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { pictureCaption, pictureFit, pictureFrames } from '../image/image.style.ts';

const PICTURE = ' img';

export const siteLogoStyle = styleTable(
  alignText(),
  // The set width, but never wider than its container.
  length('width', ' .p-logo', { 'max-inline-size': '100%' }),
  length('width', PICTURE, { 'inline-size': '{}', 'max-inline-size': '100%', 'block-size': 'auto' }),
  length('space', PICTURE, 'max-inline-size'),
  length('height', PICTURE, 'block-size'),
  pictureFit,
  pictureFrames,
  pictureCaption,
  color('title_color', ' .p-logo'),
  typography(' .p-logo'),
);
