import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const profile = (network: string) => ({
  social_icon: { library: 'fa-brands', value: `fab fa-${network}` },
  link: { url: 'https://example.com/', is_external: 'true' },
});

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Social icons',
      settings: { shape: 'circle' },
      example: galleryWidget('da50001', 'social-icons', {
        shape: 'circle',
        social_icon_list: ['facebook', 'x-twitter', 'linkedin', 'instagram'].map(profile),
      }),
    },
  ],
};
