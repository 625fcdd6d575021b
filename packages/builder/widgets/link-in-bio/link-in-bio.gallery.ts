import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const picture = (name: string) => ({ url: `/samples/${name}.svg`, alt: 'A cup of coffee and an apple' });

export const examples: WidgetExamples = {
  title: 'Links of a person',
  summary: 'A picture, a few words, icons and links, one below the other.',
  sections: [
    {
      heading: 'With everything',
      example: galleryWidget('dc07001', 'link-in-bio', {
        identity_image_cover: picture('harbour'),
        identity_image: picture('breakfast'),
        bio_heading: 'Hale & Thorn',
        bio_title: 'Furniture since 1906',
        bio_description: 'We build, mend and polish it.',
        icon: [
          { icon_platform: 'Instagram', icon_url: { url: 'https://www.instagram.com/example' } },
          { icon_platform: 'Email', icon_mail: 'hello@example.com' },
        ],
        image_links: [
          { image_links_image: picture('hills'), image_links_url: { url: '/gallery/' } },
          { image_links_image: picture('lighthouse'), image_links_url: { url: '/gallery/' } },
        ],
        cta_link: [
          { cta_link_text: 'See the gallery', cta_link_type: 'Url', cta_link_url: { url: '/gallery/' } },
          { cta_link_text: 'Call us', cta_link_type: 'Telephone', cta_link_number: '+44 20 7946 0000' },
        ],
      }),
    },
    {
      heading: 'Links instead of buttons',
      settings: { cta_links_type: 'link' },
      example: galleryWidget('dc07002', 'link-in-bio', {
        ...{ identity_image: { url: '' }, bio_title: '', bio_description: '', icon: [] },
        bio_heading: 'Ada Lovelace',
        cta_links_type: 'link',
        cta_link: [{ cta_link_text: 'Her notes', cta_link_type: 'Url', cta_link_url: { url: '/' } }],
      }),
    },
  ],
};
