import { choice, media, number, text, toggle, video } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';
import { textOf } from '../../model/settings/read.ts';

const address = (type: string, name: string, label: string) =>
  text(name, label, {
    placeholder: 'https://',
    isShown: (settings) => (settings.video_type ?? 'youtube') === type,
  });

export const videoFields = [
  choice('video_type', 'From', {
    youtube: 'YouTube',
    vimeo: 'Vimeo',
    dailymotion: 'Dailymotion',
    videopress: 'VideoPress',
    hosted: 'This site',
  }),
  address('youtube', 'youtube_url', 'Address at YouTube'),
  address('vimeo', 'vimeo_url', 'Address at Vimeo'),
  address('dailymotion', 'dailymotion_url', 'Address at Dailymotion'),
  address('videopress', 'videopress_url', 'Address at VideoPress'),
  video('hosted_url', 'Video', { isShown: (settings) => settings.video_type === 'hosted' }),
  // Comes before the video of this site where a page has it, so it is shown there, to be taken away.
  text('external_url', 'Address of a video elsewhere', {
    isShown: (settings) => settings.video_type === 'hosted' && textOf(settings.external_url) !== '',
  }),
  text('title', 'Label for screen readers'),
  media('image_overlay', 'Preview picture'),
  ...coverSize('image_overlay'),
  number('start', 'Begins at (seconds)', { min: 0 }),
  number('end', 'Ends at (seconds)', { min: 0 }),
  toggle('lightbox', 'Plays in the lightbox'),
  toggle('autoplay', 'Autoplay'),
  toggle('play_on_mobile', 'Plays in its place on phones'),
  toggle('mute', 'Without sound'),
  toggle('loop', 'Loop'),
  toggle('controls', 'Shows controls'),
  toggle('cc_load_policy', 'Shows subtitles'),
  toggle('lazy_load', 'Lazy load', { group: 'advanced' }),
];
