import { choice, color, link, media, number, rows, size, text, toggle } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { MediaCarousel } from './MediaCarousel.tsx';
import { mediaCarouselStyle } from './media-carousel.style.ts';

export const widget: Widget = {
  type: 'media-carousel',
  Render: MediaCarousel,
  style: mediaCarouselStyle,
  editor: {
    label: 'Pictures and videos in a row',
    category: 'media',
    keywords: ['slider', 'gallery', 'media'],
    order: 33,
    icon: 'M3 7h4v10h-4zM9 5h6v14h-6zM17 7h4v10h-4zM11 10l3 2l-3 2z',
    fields: [
      rows('slides', 'Slides', {
        title: 'type',
        rowLabel: 'Slide',
        newRow: { type: 'image', image: { url: '' } },
        fields: [
          choice('type', 'Is', { image: 'A picture', video: 'A video' }),
          media('image', 'Picture'),
          choice('image_link_to_type', 'Leads to', {
            '': 'Nothing',
            file: 'The picture',
            custom: 'An address',
          }),
          link('image_link_to', 'Address'),
          link('video', 'Address of the video'),
        ],
      }),
      choice('skin', 'Kind', { carousel: 'A row', slideshow: 'One at a time', coverflow: 'Several' }),
      number('slides_per_view', 'At a time', { min: 1, max: 10 }, { isPerDevice: true }),
      choice('image_fit', 'Pictures', {
        '': 'Fill their place',
        contain: 'Are seen whole',
        auto: 'As large as they are',
      }),
      ...coverSize('image_size'),
      choice('overlay', 'Over a picture', { '': 'Nothing', text: 'Its words', icon: 'A sign' }),
      choice('caption', 'Which words', { title: 'Title', caption: 'Caption', description: 'Description' }),
      toggle('show_arrows', 'Arrows', { isOnAtFirst: true }),
      choice('pagination', 'Dots', { bullets: 'Dots', fraction: 'Numbers', progressbar: 'Bar', '': 'None' }),
      toggle('loop', 'Begins again after the last', { isOnAtFirst: true }),
      toggle('autoplay', 'Moves by itself', { isOnAtFirst: true }),
      number('autoplay_speed', 'Milliseconds for each', { min: 500, max: 60_000, step: 500 }),
      text('carousel_name', 'Name for readers'),
      size('height', 'Height', { units: ['px', 'vh'], max: 1000 }),
      size('space_between', 'Gap', { units: ['px'], max: 100 }),
      color('overlay_background_color', 'Colour over pictures'),
      color('overlay_color', 'Words over pictures'),
    ],
    defaults: {
      settings: { slides: [1, 2, 3, 4, 5].map(() => ({ image: PLACEHOLDER_PICTURE })) },
      rows: { slides: { type: 'image' } },
    },
    newSettings: {
      slides_per_view: '2',
      autoplay: '',
      slides: [
        { type: 'image', image: PLACEHOLDER_PICTURE },
        { type: 'image', image: PLACEHOLDER_PICTURE },
        { type: 'image', image: PLACEHOLDER_PICTURE },
      ],
    },
    restarts: true,
  },
  examples: () => import('./media-carousel.gallery.ts'),
};
