import { text } from '../../model/fields/Field.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { textOf } from '../../model/settings/read.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('media_image', {
  label: 'Picture with a title',
  order: 59,
  icon: 'M4 5h16v14h-16zM4 16l5 -5l4 4l3 -3l4 4',
  fields: [
    text('wp.url', 'Picture address'),
    text('wp.alt', 'Alternative text'),
    text('wp.caption', 'Caption'),
  ],
  newSettings: { url: PLACEHOLDER_PICTURE.url },
  useBody(settings) {
    const picture = pictureOf(settings);
    if (!picture) return null;
    const link = linkOf(settings.link_url);
    const caption = textOf(settings.caption);
    const shown = <PictureView picture={picture} />;
    return (
      <figure>
        {link ? (
          <a {...link} {...(!picture.alt && { 'aria-label': 'Picture' })}>
            {shown}
          </a>
        ) : (
          shown
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  },
});
