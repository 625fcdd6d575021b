/** Section headings of fields for an element's style and box. */
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
