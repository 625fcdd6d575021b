import { choice, sound, text, toggle } from '../../model/fields/Field.ts';

export const audioFields = [
  text('wp.title', 'Title'),
  sound('wp.url', 'Sound'),
  choice('wp.preload', 'Preload', { none: 'Nothing', metadata: 'Length only', auto: 'Everything' }),
  toggle('wp.loop', 'Loop', { on: 'on' }),
];
