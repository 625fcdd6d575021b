import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Image carousel',
  summary: 'Pictures in a row that moves by hand, by key, by swipe, or by itself until somebody stops it.',
  sections: [
    {
      heading: 'Two at a time',
      note: 'Arrows, dots and swipes move it; so do the arrow keys on any of them. It goes round.',
      settings: { slides_to_show: '2', navigation: 'both', infinite: 'yes' },
      example: carousel('a1c0de1', { slides_to_show: '2', infinite: 'yes' }),
    },
    {
      heading: 'Moving by itself',
      note: 'The pointer pauses it. Focus, a swipe or the button stops it for good. With reduced motion it does not move by itself.',
      settings: { slides_to_show: '1', autoplay: 'yes', autoplay_speed: '4000', effect: 'fade' },
      example: carousel('a1c0de2', {
        slides_to_show: '1',
        infinite: 'yes',
        effect: 'fade',
        autoplay: 'yes',
        autoplay_speed: 4000,
        pause_on_hover: 'yes',
        pause_on_interaction: 'yes',
      }),
    },
    {
      heading: 'With room between, opening a lightbox',
      note: 'A click on a picture opens all of them, one at a time, over the page.',
      settings: { slides_to_show: '3', image_spacing_custom: '20 px', link_to: 'file', open_lightbox: 'yes' },
      example: carousel('a1c0de3', {
        link_to: 'file',
        image_spacing: 'custom',
        image_spacing_custom: { size: 20, unit: 'px' },
        lazyload: 'yes',
      }),
    },
    {
      heading: 'Right to left',
      note: 'The first picture is on the right; the left arrow key leads onwards.',
      settings: { direction: 'rtl', slides_to_show: '2', navigation: 'arrows' },
      example: carousel('a1c0de4', { direction: 'rtl', slides_to_show: '2', navigation: 'arrows' }),
    },
    {
      heading: 'Neighbouring slides at the edges',
      note: 'The slides before and after are seen at the edges.',
      settings: { offset_sides: 'both', offset_width: '48 px', slides_to_show: '1' },
      example: carousel('a1c0de6', {
        slides_to_show: '1',
        offset_sides: 'both',
        offset_width: { size: 48, unit: 'px' },
        infinite: 'yes',
        navigation: 'dots',
      }),
    },
    {
      heading: 'One picture',
      note: 'A single picture does not move.',
      settings: { slides_to_show: '1' },
      example: carousel('a1c0de5', { slides_to_show: '1' }, 1),
    },
  ],
};

function pictures() {
  return [
    {
      url: '/samples/lighthouse.svg',
      width: 800,
      height: 800,
      alt: 'A lighthouse on a rock',
      caption: 'The lighthouse',
    },
    {
      url: '/samples/harbour.svg',
      width: 1200,
      height: 800,
      alt: 'Boats in a harbour',
      caption: 'The harbour',
    },
    {
      url: '/samples/hills.svg',
      width: 1100,
      height: 800,
      alt: 'A house among green hills',
      caption: 'The green hills',
    },
    {
      url: '/samples/pines.svg',
      width: 700,
      height: 800,
      alt: 'Pines below a mountain',
      caption: 'The pine wood',
    },
    {
      url: '/samples/dropped-pot.svg',
      width: 960,
      height: 800,
      alt: 'A flower pot in pieces',
      caption: 'A bad morning',
    },
  ];
}

function carousel(id: string, settings: Record<string, unknown>, count = 5) {
  return {
    id,
    elType: 'widget' as const,
    widgetType: 'image-carousel',
    elements: [],
    settings: {
      carousel_name: `Our work ${id.slice(-1)}`,
      carousel: pictures()
        .slice(0, count)
        .map((picture, index) => ({
          ...picture,
          id: index + 1,
        })),
      image_stretch: 'yes',
      infinite: '',
      autoplay: '',
      ...settings,
    },
  };
}
