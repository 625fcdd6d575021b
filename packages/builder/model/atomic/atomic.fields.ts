import { choice, color, type Field, font, sides, size, text, textarea } from '../fields/Field.ts';
import { isRecord, recordOf } from '../settings/read.ts';
import {
  backgroundShape,
  colorShape,
  fontShape,
  linkShape,
  sidesShape,
  sizeShape,
  wordShape,
  wordsShape,
} from './shapes.ts';

/** A version 4 element's text, in any stored form. */
export function atomicWords(name: string, label: string, isLong = false): Field {
  return (isLong ? textarea : text)(name, label, { shape: wordsShape });
}

export function atomicTag(label: string, tags: Readonly<Record<string, string>>): Field {
  return choice('tag', label, tags, { shape: wordShape });
}

/** URL of a link. A link to the site's content by id is left as it is. */
export const atomicLink: Field = text('link', 'Link', {
  shape: linkShape,
  isShown({ link }) {
    const { destination } = recordOf(recordOf(link).value);
    return !isRecord(destination) || destination.$$type === 'url';
  },
});

const inClass = { shape: sizeShape, isOfClass: true } as const;

const rarely = (section: string) => ({ section, isRare: true, isOfClass: true }) as const;

const word = (section: string, name: string, label: string, choices: Readonly<Record<string, string>>) =>
  choice(name, label, choices, {
    ...rarely(section),
    ...{ shape: wordShape, isPerDevice: true, group: 'style' as const },
  });

const [LETTERS, BORDER, LAYOUT] = ['Letters', 'Border', 'Layout and effects'];
const WEIGHTS = ['100', '200', '300', '400', '500', '600', '700', '800', '900'];

/** Less common ones. */
const rareClassFields: readonly Field[] = [
  font('font-family', 'Font', {
    ...rarely(LETTERS),
    ...{ shape: fontShape, isPerDevice: true, group: 'style' },
  }),
  word(LETTERS, 'font-weight', 'Weight', Object.fromEntries(WEIGHTS.map((weight) => [weight, weight]))),
  size('line-height', 'Height of lines', {
    ...inClass,
    ...rarely(LETTERS),
    units: ['em', 'px', '%', 'rem'],
  }),
  size('letter-spacing', 'Space between letters', {
    ...inClass,
    ...rarely(LETTERS),
    units: ['px', 'em', 'rem'],
  }),
  word(LETTERS, 'text-transform', 'Capitals', {
    ...{ none: 'As written', uppercase: 'All', capitalize: 'First letters', lowercase: 'None' },
  }),
  word(LETTERS, 'text-decoration', 'Line', {
    ...{ none: 'None', underline: 'Under the text', 'line-through': 'Through the text' },
  }),
  size('border-radius', 'Rounded corners', { ...inClass, ...rarely(BORDER) }),
  size('border-width', 'Width of the border', { ...inClass, ...rarely(BORDER), units: ['px', 'em', 'rem'] }),
  word(BORDER, 'border-style', 'Kind of border', {
    ...{ none: 'None', solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted', double: 'Double' },
  }),
  color('border-color', 'Colour of the border', {
    ...rarely(BORDER),
    ...{ shape: colorShape, isPerDevice: true },
  }),
  word(LAYOUT, 'display', 'Shown as', {
    ...{ block: 'Block', flex: 'Flexbox', grid: 'Grid', 'inline-block': 'Within a line', none: 'Not at all' },
  }),
  word(LAYOUT, 'flex-direction', 'Direction', {
    ...{ row: 'Row', column: 'Column', 'row-reverse': 'Row, reversed', 'column-reverse': 'Column, reversed' },
  }),
  word(LAYOUT, 'justify-content', 'Spread', {
    ...{ 'flex-start': 'Start', center: 'Centre', 'flex-end': 'End', 'space-between': 'Space between' },
    ...{ 'space-around': 'Space around', 'space-evenly': 'Space evenly' },
  }),
  word(LAYOUT, 'align-items', 'Alignment of what is in it', {
    ...{ 'flex-start': 'Start', center: 'Centre', 'flex-end': 'End', stretch: 'Stretched' },
  }),
  size('gap', 'Gap', { ...inClass, ...rarely(LAYOUT) }),
  size('min-height', 'Least height', { ...inClass, ...rarely(LAYOUT) }),
  size('max-width', 'Greatest width', { ...inClass, ...rarely(LAYOUT) }),
  size('opacity', 'Opacity', { ...inClass, ...rarely(LAYOUT), units: ['%'], max: 100 }),
];

/** The most common styles of an element, in its own class or a shared one. */
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
  ...rareClassFields,
];

/** A box that contains others. */
export const boxFields: readonly Field[] = [
  atomicTag('HTML element', {
    ...{ div: 'Plain', section: 'Section', header: 'Header', footer: 'Footer', main: 'Main' },
    ...{ article: 'Article', aside: 'Aside', nav: 'Navigation' },
  }),
  atomicLink,
  ...classFields,
];
