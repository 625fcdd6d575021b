import { choice, text, toggle } from '../../editor/fields/Field.ts';

export const audioFields = [
  text('wp.title', 'Title'),
  text('wp.url', 'Address of the sound', { placeholder: '/sounds/…' }),
  choice('wp.preload', 'Loads', { none: 'When it is played', metadata: 'Its length', auto: 'At once' }),
  toggle('wp.loop', 'Again and again', { on: 'on' }),
];
