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
    label: 'Media carousel',
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
          choice('type', 'Type', { image: 'Picture', video: 'Video' }),
          media('image', 'Picture'),
          choice('image_link_to_type', 'Link', {
            '': 'Nothing',
            file: 'The picture',
            custom: 'Custom address',
          }),
          link('image_link_to', 'Address'),
          link('video', 'Video address'),
        ],
      }),
      choice('skin', 'Style', { carousel: 'Carousel', slideshow: 'Slideshow', coverflow: 'Coverflow' }),
      number('slides_per_view', 'Slides shown at once', { min: 1, max: 10 }, { isPerDevice: true }),
      choice('image_fit', 'Pictures', {
        '': 'Fill their place',
        contain: 'Fit the frame',
        auto: 'Original size',
      }),
      ...coverSize('image_size'),
      choice('overlay', 'Overlay on hover', { '': 'Nothing', text: 'Text', icon: 'Icon' }),
      choice('caption', 'Overlay text', { title: 'Title', caption: 'Caption', description: 'Description' }),
      toggle('show_arrows', 'Arrows', { isOnAtFirst: true }),
      choice('pagination', 'Dots', { bullets: 'Dots', fraction: 'Numbers', progressbar: 'Bar', '': 'None' }),
      toggle('loop', 'Infinite loop', { isOnAtFirst: true }),
      toggle('autoplay', 'Autoplay', { isOnAtFirst: true }),
      number('autoplay_speed', 'Autoplay speed (milliseconds)', { min: 500, max: 60_000, step: 500 }),
      text('carousel_name', 'Label for screen readers'),
      size('height', 'Height', { units: ['px', 'vh'], max: 1000 }),
      size('space_between', 'Gap', { units: ['px'], max: 100 }),
      color('overlay_background_color', 'Overlay colour'),
      color('overlay_color', 'Overlay text colour'),
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
