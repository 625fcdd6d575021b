import { choice, number, pictures, size } from '../../model/fields/Field.ts';

export const imageGalleryFields = [
  pictures('wp_gallery', 'Pictures'),
  number('gallery_columns', 'Columns', { min: 1, max: 10 }),
  choice('gallery_link', 'Link', { file: 'Picture file', none: 'None' }),
  choice('open_lightbox', 'Lightbox', { default: 'Site default', yes: 'Yes', no: 'No' }),
  size('image_spacing_custom', 'Gap', { units: ['px', 'em'], turnsOn: { image_spacing: 'custom' } }),
];
