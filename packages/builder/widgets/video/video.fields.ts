import { choice, color, media, number, text, toggle, video } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';
import { isOn, type Settings, textOf } from '../../model/settings/read.ts';

const address = (type: string, name: string, label: string) =>
  text(name, label, {
    placeholder: 'https://',
    isShown: (settings) => (settings.video_type ?? 'youtube') === type,
  });

const inLightbox = { isShown: ({ lightbox }: Settings) => isOn(lightbox) };

export const videoFields = [
  choice('video_type', 'Source', {
    youtube: 'YouTube',
    vimeo: 'Vimeo',
    dailymotion: 'Dailymotion',
    videopress: 'VideoPress',
    hosted: 'Media library',
  }),
  address('youtube', 'youtube_url', 'YouTube address'),
  address('vimeo', 'vimeo_url', 'Vimeo address'),
  address('dailymotion', 'dailymotion_url', 'Dailymotion address'),
  address('videopress', 'videopress_url', 'VideoPress address'),
  video('hosted_url', 'Video', { isShown: (settings) => settings.video_type === 'hosted' }),
  // Takes precedence over the site's own video, so it is shown if set, to be removed.
  text('external_url', 'External video address', {
    isShown: (settings) => settings.video_type === 'hosted' && textOf(settings.external_url) !== '',
  }),
  text('title', 'Label for screen readers'),
  media('image_overlay', 'Preview picture'),
  ...coverSize('image_overlay'),
  number('start', 'Start time (seconds)', { min: 0 }),
  number('end', 'End time (seconds)', { min: 0 }),
  toggle('lightbox', 'Play in the lightbox'),
  color('lightbox_color', 'Lightbox background', inLightbox),
  color('lightbox_ui_color', 'Lightbox icons', inLightbox),
  color('lightbox_ui_color_hover', 'Lightbox icons on hover', inLightbox),
  toggle('autoplay', 'Autoplay'),
  toggle('play_on_mobile', 'Play in place on phones'),
  toggle('mute', 'Mute'),
  toggle('loop', 'Loop'),
  toggle('controls', 'Player controls'),
  toggle('cc_load_policy', 'Captions'),
  toggle('lazy_load', 'Lazy load', { group: 'advanced' }),
];
