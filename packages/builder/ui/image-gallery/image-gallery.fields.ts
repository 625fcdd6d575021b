import { choice, number, pictures, size } from '../../editor/fields/Field.ts';

export const imageGalleryFields = [
  pictures('wp_gallery', 'Pictures'),
  number('gallery_columns', 'Columns', { min: 1, max: 10 }),
  choice('gallery_link', 'Leads to', { file: 'The picture itself', none: 'Nowhere' }),
  choice('open_lightbox', 'Opens in the lightbox', { default: 'As the site', yes: 'Yes', no: 'No' }),
  size('image_spacing_custom', 'Space between', { units: ['px', 'em'] }),
];
