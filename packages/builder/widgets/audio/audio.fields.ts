import { choice, sound, text, toggle } from '../../model/fields/Field.ts';

export const audioFields = [
  text('wp.title', 'Title'),
  sound('wp.url', 'Audio file'),
  choice('wp.preload', 'Preload', { none: 'Nothing', metadata: 'Metadata only', auto: 'Everything' }),
  toggle('wp.loop', 'Loop', { on: 'on' }),
];
