import { color, link, text, toggle } from '../../model/fields/Field.ts';

export const soundCloudFields = [
  link('link', 'SoundCloud address'),
  text('title', 'Label for screen readers'),
  toggle('visual', 'Visual player'),
  color('sc_color', 'Player colour'),
];
