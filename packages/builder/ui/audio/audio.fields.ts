import { choice, sound, text, toggle } from '../../editor/fields/Field.ts';

export const audioFields = [
  text('wp.title', 'Title'),
  sound('wp.url', 'Sound'),
  choice('wp.preload', 'Loads', { none: 'When it is played', metadata: 'Its length', auto: 'At once' }),
  toggle('wp.loop', 'Again and again', { on: 'on' }),
];
