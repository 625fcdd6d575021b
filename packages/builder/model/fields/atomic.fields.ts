import {
  backgroundShape,
  colorShape,
  linkShape,
  sidesShape,
  sizeShape,
  wordShape,
  wordsShape,
} from '../atomic/shapes.ts';
import { isRecord, recordOf } from '../settings/read.ts';
import { choice, color, type Field, sides, size, text, textarea } from './Field.ts';

/** A text of an element of version 4, wherever its document keeps the words. */
export function atomicWords(name: string, label: string, isLong = false): Field {
  return (isLong ? textarea : text)(name, label, { shape: wordsShape });
}

export function atomicTag(label: string, tags: Readonly<Record<string, string>>): Field {
  return choice('tag', label, tags, { shape: wordShape });
}

/** The address of a link. One that leads to something of the site by its number is left as it is. */
export const atomicLink: Field = text('link', 'Link', {
  shape: linkShape,
  isShown({ link }) {
    const { destination } = recordOf(recordOf(link).value);
    return !isRecord(destination) || destination.$$type === 'url';
  },
});

const inClass = { shape: sizeShape, isOfClass: true } as const;

/** What most people change about the looks of an element, in the class that it has for itself. */
export const classFields: readonly Field[] = [
  color('color', 'Text colour', { shape: colorShape, isOfClass: true, isPerDevice: true }),
  color('background', 'Background', { shape: backgroundShape, isOfClass: true, isPerDevice: true }),
  size('font-size', 'Text size', inClass),
  choice(
    'text-align',
    'Text alignment',
    { start: 'Start', center: 'Centre', end: 'End', justify: 'Justified' },
    { shape: wordShape, isOfClass: true, isPerDevice: true, group: 'style' },
  ),
  size('width', 'Width', inClass),
  size('height', 'Height', inClass),
  sides('padding', 'Padding', { shape: sidesShape, isOfClass: true }),
  sides('margin', 'Margin', { shape: sidesShape, isOfClass: true }),
];

/** A box that holds others. */
export const boxFields: readonly Field[] = [
  atomicTag('HTML element', {
    ...{ div: 'Plain', section: 'Section', header: 'Header', footer: 'Footer', main: 'Main' },
    ...{ article: 'Article', aside: 'Aside', nav: 'Navigation' },
  }),
  atomicLink,
  ...classFields,
];
