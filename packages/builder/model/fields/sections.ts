/** The headings that fields of the style and of the frame of an element stand under. */
export const SECTIONS = {
  typography: 'Typography',
  background: 'Background',
  overlay: 'Background overlay',
  border: 'Border and shadow',
  position: 'Position',
  place: 'Size and place',
  transform: 'Transform',
  mask: 'Mask',
  shapeTop: 'Shape at the top',
  shapeBottom: 'Shape at the bottom',
  words: 'Words',
  layout: 'Layout',
  entrance: 'Entrance',
  visibility: 'Visibility',
  names: 'Name, id and classes',
  more: 'More looks',
} as const;
