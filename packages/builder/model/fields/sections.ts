/** The headings that fields of the style and of the frame of an element stand under. */
export const SECTIONS = {
  typography: 'Typography',
  background: 'Background',
  overlay: 'Background overlay',
  border: 'Border and shadow',
  position: 'Position',
  place: 'Size and layout',
  transform: 'Transform',
  mask: 'Mask',
  shapeTop: 'Top shape divider',
  shapeBottom: 'Bottom shape divider',
  words: 'Text',
  layout: 'Layout',
  entrance: 'Entrance',
  visibility: 'Visibility',
  names: 'Name, ID and classes',
  more: 'More styles',
} as const;
