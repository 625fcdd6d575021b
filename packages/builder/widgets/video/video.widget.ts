import type { Widget } from '../../parts/element/Widget.ts';
import { Video } from './Video.tsx';
import { videoFields } from './video.fields.ts';
import { videoStyle } from './video.style.ts';

export const widget: Widget = {
  type: 'video',
  Render: Video,
  style: videoStyle,
  island: {
    moment: 'visible',
    // Elementor's own audio widget is a provider's frame as well; only ours waits for its visitor.
    selector:
      '[data-widget_type="video.default"],[data-widget_type="audio.default"],[data-widget_type="google_maps.default"]',
  },
  editor: {
    label: 'Video',
    category: 'media',
    keywords: ['youtube', 'vimeo', 'film', 'mp4', 'embed'],
    order: 40,
    icon: 'M15 10l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -1.447 .894l-4.553 -2.276v-4M3 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2l0 -8',
    fields: videoFields,
    defaults: {
      settings: {
        youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
        vimeo_url: 'https://vimeo.com/235215203',
        dailymotion_url: 'https://www.dailymotion.com/video/x6tqhqb',
        videopress_url: 'https://videopress.com/v/ZCAOzTNk',
      },
    },
    newSettings: { video_type: 'youtube', youtube_url: '', controls: 'yes' },
    restarts: true,
  },
  examples: () => import('./video.gallery.ts'),
};
