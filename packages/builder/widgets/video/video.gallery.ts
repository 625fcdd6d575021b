import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const poster = { url: '/samples/harbour.svg' };

export const examples: WidgetExamples = {
  title: 'Video',
  summary: 'Videos from providers, loaded only when the visitor asks, and the site’s own.',
  sections: [
    {
      heading: 'YouTube',
      note: 'Nothing of the provider is loaded and no cookie is set before play is pressed; then the host without cookies plays it.',
      settings: { video_type: 'youtube', start: '4', image_overlay: 'harbour.svg' },
      example: galleryWidget('f100001', 'video', {
        video_type: 'youtube',
        youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
        title: 'A video on YouTube',
        start: 4,
        image_overlay: poster,
        controls: 'yes',
      }),
    },
    {
      heading: 'Vimeo',
      note: 'The provider is asked not to follow the visitor.',
      settings: { video_type: 'vimeo', vimeo_title: 'off' },
      example: galleryWidget('f200002', 'video', {
        video_type: 'vimeo',
        vimeo_url: 'https://vimeo.com/235215203',
        title: 'A video on Vimeo',
        vimeo_title: '',
      }),
    },
    {
      heading: 'Dailymotion',
      settings: { video_type: 'dailymotion' },
      example: galleryWidget('f300003', 'video', {
        video_type: 'dailymotion',
        dailymotion_url: 'https://www.dailymotion.com/video/x6tqhqb',
        title: 'A video on Dailymotion',
      }),
    },
    {
      heading: 'VideoPress',
      settings: { video_type: 'videopress' },
      example: galleryWidget('f400004', 'video', {
        video_type: 'videopress',
        videopress_url: 'https://videopress.com/v/ZCAOzTNk',
        title: 'A video on VideoPress',
      }),
    },
    {
      heading: 'In the lightbox',
      note: 'Play opens it over the page, from the keyboard as well.',
      settings: { lightbox: 'yes' },
      example: galleryWidget('f500005', 'video', {
        video_type: 'vimeo',
        vimeo_url: 'https://vimeo.com/235215203',
        title: 'A video over the page',
        lightbox: 'yes',
        image_overlay: poster,
      }),
    },
    {
      heading: 'A file of the site’s own',
      note: 'The browser’s own player; no other site is contacted.',
      settings: { video_type: 'hosted', controls: 'yes', image_overlay: 'harbour.svg' },
      example: galleryWidget('f600006', 'video', {
        video_type: 'hosted',
        hosted_url: { url: '/samples/glass.webm' },
        title: 'A video of our own',
        controls: 'yes',
        image_overlay: poster,
      }),
    },
    {
      heading: 'A recording at SoundCloud',
      note: 'As with video, nothing is loaded until it is played.',
      settings: { link: 'https://soundcloud.com/…' },
      example: galleryWidget('f700007', 'audio', {
        link: { url: 'https://soundcloud.com/shchxango/john-coltrane-1963-my-favorite' },
        title: 'A recording',
      }),
    },
  ],
};
