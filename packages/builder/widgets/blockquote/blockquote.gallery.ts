import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const quote = {
  blockquote_content: 'Wood is never quite still, and neither are joiners.',
  author_name: 'Maud Ellery',
};

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Blockquote',
      settings: { blockquote_skin: 'border, quotation, boxed, clean' },
      example: [
        galleryWidget('da60001', 'blockquote', { ...quote, tweet_button: 'yes', tweet_button_label: 'Post' }),
        galleryWidget('da60002', 'blockquote', { ...quote, blockquote_skin: 'boxed', tweet_button: '' }),
        galleryWidget('da60003', 'blockquote', {
          ...quote,
          ...{ blockquote_skin: 'quotation', alignment: 'center', tweet_button: '' },
        }),
      ],
    },
  ],
};
