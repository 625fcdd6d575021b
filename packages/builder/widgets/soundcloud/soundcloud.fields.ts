import { color, link, text, toggle } from '../../model/fields/Field.ts';

export const soundCloudFields = [
  link('link', 'Address at SoundCloud'),
  text('title', 'Label for screen readers'),
  toggle('visual', 'Shows the picture behind the player'),
  color('sc_color', 'Colour of the player'),
];
