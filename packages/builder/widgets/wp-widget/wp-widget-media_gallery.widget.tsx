import { pictures } from '../../model/fields/Field.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { rowsOf } from '../../model/settings/read.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('media_gallery', {
  label: 'Pictures with a title',
  order: 61,
  icon: 'M4 4h7v7h-7zM13 4h7v7h-7zM4 13h7v7h-7zM13 13h7v7h-7z',
  fields: [pictures('wp.images', 'Pictures')],
  newSettings: { images: [PLACEHOLDER_PICTURE] },
  useBody({ images }) {
    const shown = rowsOf(images).flatMap((row) => pictureOf(row) ?? []);
    return (
      shown.length > 0 && (
        <div className="portico-wp-gallery">
          {shown.map((picture) => (
            <PictureView key={picture.src} picture={picture} />
          ))}
        </div>
      )
    );
  },
});
