import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toElements, toItems } from '../edits/convert.ts';
import { classOf, withClassValue } from '../edits/itemStyle.ts';
import { withNewIds } from '../edits/moves.ts';
import { recordOf } from '../settings/read.ts';
import { readLocalStyle, writeLocalStyle } from './localStyle.ts';
import {
  backgroundShape,
  colorShape,
  linkShape,
  pictureShape,
  sidesShape,
  sizeShape,
  wordShape,
  wordsShape,
} from './shapes.ts';

const word = (value: unknown) => ({ $$type: 'string', value });
const px = (size: number, unit = 'px') => ({ $$type: 'size', value: { size, unit } });

describe('I one value of version 4 is changed and nothing else', () => {
  test('words stay where their document keeps them', () => {
    expect(wordsShape.write('New', { ...word('Old'), disabled: true })).toEqual({
      ...word('New'),
      disabled: true,
    });
    const young = { $$type: 'html-v3', value: { content: word('Old'), children: [{ id: 'a' }] } };
    expect(wordsShape.read(young)).toBe('Old');
    expect(wordsShape.write('New', young)).toEqual({
      $$type: 'html-v3',
      value: { content: word('New'), children: [{ id: 'a' }] },
    });
    expect(wordsShape.write('New', undefined)).toEqual(word('New'));
  });

  test('a tag and a colour that were not there get their type', () => {
    expect(wordShape.write('h3', undefined)).toEqual(word('h3'));
    expect(colorShape.write('#123456', undefined)).toEqual({ $$type: 'color', value: '#123456' });
    expect(colorShape.read({ $$type: 'global-color-variable', value: 'e-gv-1' })).toBeUndefined();
  });

  test('a background keeps what lies over its colour', () => {
    const overlay = { $$type: 'background-overlay', value: [] };
    const before = { $$type: 'background', value: { 'background-overlay': overlay } };
    const after = backgroundShape.write('#fff', before);
    expect(after).toEqual({
      $$type: 'background',
      value: { 'background-overlay': overlay, color: { $$type: 'color', value: '#fff' } },
    });
    expect(backgroundShape.write(undefined, after)).toEqual(before);
    expect(backgroundShape.write(undefined, backgroundShape.write('#fff', undefined))).toBeUndefined();
  });

  test('a side is changed beside the others, under the name that it has, in its own unit', () => {
    const before = {
      $$type: 'dimensions',
      value: { 'block-start': px(4), left: px(2), 'inline-end': px(1, 'em') },
    };
    const shown = sidesShape.read(before);
    expect(shown).toEqual({ top: 4, right: '', bottom: '', left: 2, unit: 'px' });
    expect(sidesShape.write({ ...recordOf(shown), left: 9 }, before)).toEqual({
      $$type: 'dimensions',
      value: { 'block-start': px(4), left: px(9), 'inline-end': px(1, 'em') },
    });
    const all = px(10);
    const same = recordOf(sidesShape.read(all));
    expect(sidesShape.write({ ...same, top: 12, right: 12, bottom: 12, left: 12 }, all)).toEqual(px(12));
    expect(sidesShape.write({ ...same, isLinked: false, top: 3 }, all)).toEqual({
      $$type: 'dimensions',
      value: { 'block-start': px(3), 'inline-end': px(10), 'block-end': px(10), 'inline-start': px(10) },
    });
  });

  test('another picture has no number of the one before, and other words leave the picture alone', () => {
    const src = {
      $$type: 'image-src',
      value: { id: { $$type: 'image-attachment-id', value: 5 }, url: { $$type: 'url', value: '/a.jpg' } },
    };
    const before = { $$type: 'image', value: { src, size: word('full') } };
    expect(pictureShape.write({ url: '/a.jpg', alt: 'A boat' }, before)).toEqual({
      $$type: 'image',
      value: { src, size: word('full'), alt: word('A boat') },
    });
    expect(pictureShape.write({ url: '/b.jpg', alt: '' }, before)).toEqual({
      $$type: 'image',
      value: {
        src: { $$type: 'image-src', value: { id: null, url: { $$type: 'url', value: '/b.jpg' } } },
        size: word('full'),
      },
    });
  });

  test('a link is made, changed and taken away', () => {
    const made = linkShape.write('/boats/', undefined);
    expect(made).toEqual({ $$type: 'link', value: { destination: { $$type: 'url', value: '/boats/' } } });
    const blank = {
      $$type: 'link',
      value: { destination: { $$type: 'url', value: '/' }, isTargetBlank: true },
    };
    expect(linkShape.write('/x/', blank)).toMatchObject({ value: { isTargetBlank: true } });
    expect(linkShape.write('', blank)).toBeUndefined();
  });

  test('a button that ran an action becomes a link where it gets another address', () => {
    const action = (name: string) => `#elementor-action%3Aaction%3D${name}`;
    const before = { $$type: 'link', value: { destination: action('popup'), tag: word('button') } };
    expect(linkShape.write(action('off_canvas'), before)).toMatchObject({ value: { tag: word('button') } });
    expect(linkShape.write('/boats/', before)).toEqual(linkShape.write('/boats/', undefined));
  });

  const anyProp = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.record({ $$type: fc.string(), value: fc.jsonValue() }),
  );
  test.each(
    Object.entries({
      backgroundShape,
      colorShape,
      linkShape,
      pictureShape,
      sidesShape,
      sizeShape,
      wordShape,
      wordsShape,
    }),
  )('%s takes whatever stands in a document', (_, shape) => {
    fc.assert(
      fc.property(anyProp, fc.jsonValue({ maxDepth: 2 }), (before, next) => {
        shape.read(before);
        shape.write(next, before);
        shape.write(undefined, before);
      }),
    );
  });
});

describe('I the class that an element of version 4 has for itself', () => {
  const variants = [
    { meta: { breakpoint: 'desktop', state: null }, props: { color: word('x') }, custom_css: null },
    { meta: { breakpoint: 'desktop', state: 'hover' }, props: { color: word('y') } },
    { meta: { breakpoint: 'mobile', state: null }, props: { padding: px(2) } },
  ];
  const element = {
    id: 'abc1234',
    settings: { title: word('T'), classes: { $$type: 'classes', value: ['g-site', 'e-abc1234-1f'] } },
    styles: { 'e-abc1234-1f': { id: 'e-abc1234-1f', label: 'local', type: 'class', variants } },
  };

  test('is read per device, as the element usually is', () => {
    expect(readLocalStyle(element)).toEqual({ color: word('x'), padding_mobile: px(2) });
  });

  test('changes in one value', () => {
    const after = writeLocalStyle(element, 'padding_mobile', px(3));
    expect(after.settings).toBe(element.settings);
    expect(after.styles).toEqual({
      'e-abc1234-1f': {
        ...element.styles['e-abc1234-1f'],
        variants: [variants[0], variants[1], { ...variants[2], props: { padding: px(3) } }],
      },
    });
    expect(readLocalStyle(writeLocalStyle(element, 'color', undefined))).toEqual({ padding_mobile: px(2) });
  });

  test('is made where there is none, and not for nothing', () => {
    const bare = { id: 'abc1234', settings: {}, styles: {} };
    expect(writeLocalStyle(bare, 'color', undefined)).toBe(bare);
    const after = writeLocalStyle(bare, 'color_tablet', px(1));
    expect(readLocalStyle(after)).toEqual({ color_tablet: px(1) });
    expect(after.settings).toEqual({ classes: { $$type: 'classes', value: ['e-abc1234-own'] } });
  });

  test('a heading in boxes is edited through the editor, and its copy has looks of its own', () => {
    const heading = { ...element, elType: 'widget', widgetType: 'e-heading', elements: [] };
    const page = [
      {
        ...{
          id: 'out',
          elType: 'e-flexbox',
          settings: [],
          styles: [],
          version: '0.0',
          elements: [] as unknown[],
        },
        elements: [{ id: 'in', elType: 'e-div-block', settings: {}, elements: [heading] }],
      },
    ];
    const items = toItems(page, () => 'plain');
    expect(toElements(items)).toEqual(page);
    const item = items[0]?.props.elements?.[0]?.props.elements?.[0];
    if (!item) throw new Error('The heading is not to be reached.');
    expect(classOf(item)).toEqual({ color: word('x'), padding_mobile: px(2) });
    const [changed] = toElements([withClassValue(item, 'color', word('z'))]);
    expect(changed).toEqual({
      ...heading,
      styles: {
        'e-abc1234-1f': {
          ...heading.styles['e-abc1234-1f'],
          variants: [{ ...variants[0], props: { color: word('z') } }, variants[1], variants[2]],
        },
      },
    });
    const [copy] = toElements(withNewIds([item], () => 'e-heading-0000000a-0000-4000-8000-000000000000'));
    expect(copy).toMatchObject({
      id: '0000000a',
      settings: { classes: { value: ['g-site', 'e-0000000a-own'] } },
      styles: { 'e-0000000a-own': { id: 'e-0000000a-own', variants } },
    });
  });
});
